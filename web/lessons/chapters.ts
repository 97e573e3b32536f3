import type { LessonInfo, Rulebook } from "../app/types";

/** Lessons about one section of the rulebook. */
export interface Chapter {
  /** The section's first rule, which is the same in every language. */
  id: string;
  title: string;
  lessons: LessonInfo[];
}

/**
 * Lessons by the section of the first rule that each names, in the order of the rulebook. Those that name none stand before
 * all others, without a title; so do all as long as there is no rulebook.
 */
export function chaptersOf(lessons: readonly LessonInfo[], book: Rulebook): Chapter[] {
  const loose: Chapter = { id: "", title: "", lessons: [] };
  const chapters = book.map(({ section, rules }) => ({ id: rules[0]?.id ?? section, title: section, lessons: [] }));
  const byRule = new Map(book.flatMap(({ rules }, index) => rules.map(({ id }) => [id, chapters[index]])));
  for (const lesson of lessons) {
    const rule = lesson.notes.find((note) => note.rule)?.rule;
    const chapter: Chapter = (rule && byRule.get(rule)) || loose;
    chapter.lessons.push(lesson);
  }
  return [loose, ...chapters].filter((chapter) => chapter.lessons.length);
}
