/** Something wrong in the text of a file that an article offers; `line` counts from 1. */
export type TextProblem = { line: number; what: string; todo: string };
