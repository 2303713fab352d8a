/** See prune.mjs. */
export function prune(
  directory: string,
  since: number,
  files?: RegExp,
  stays?: (path: string, written: { mtimeMs: number }) => boolean,
): Promise<void>;
