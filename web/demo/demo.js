// What a page may do with the events of its boards.
const heard = document.querySelector("#heard");

document.addEventListener("twolands:move", ({ detail, target }) => {
  heard.lang = target.closest("[lang]").lang;
  heard.textContent = detail.text || detail.notation;
});
document.addEventListener("twolands:end", ({ detail }) => {
  heard.textContent = `${heard.textContent} ${detail.scores.join(" : ")}`;
});
