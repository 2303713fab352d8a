/** Something to mend in the redirects: where it is written, what is wrong, what to do. */
export type RedirectProblem = { file: string; line: number; field: string; what: string; todo: string };
