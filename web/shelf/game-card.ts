import { html, type TemplateResult } from "lit";
import { icon } from "../app/icon";
import { toLessons, toRules, toSetup } from "../app/router";
import type { GameInfo } from "../app/types";
import { t, words } from "../app/words";
import { vignette } from "./pictures";

/** A game on the shelf. */
export function gameCard({ name, players, minutes }: GameInfo): TemplateResult {
  const title = words.say({ id: `game-${name}` }, name);
  return html`<article class="game-card">
    ${vignette(name)}
    <div class="game-text">
      <h2>${title}</h2>
      <p class="game-facts">
        <span>${icon("ui-person")}${t("players", { least: players[0] ?? 1, most: players.at(-1) ?? 1 })}</span>
        <span>${icon("ui-replay")}${t("minutes", { minutes })}</span>
      </p>
      <p class="game-blurb">${words.say({ id: `game-${name}-line` }, name)}</p>
      <div class="game-go">
        <a class="button primary" href=${toSetup(name)} aria-label=${t("play-game", { game: title })}>${t("play")}</a>
        <a class="button quiet" href=${toLessons(name)} aria-label=${t("learn-game", { game: title })}>${t("learn")}</a>
        <a class="button quiet" href=${toRules(name)} aria-label=${t("rules-of", { game: title })}>${t("rules")}</a>
      </div>
    </div>
  </article>`;
}
