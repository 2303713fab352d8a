/** `line` counts from 1. */
export type TextProblem = { line: number; what: string; todo: string };
