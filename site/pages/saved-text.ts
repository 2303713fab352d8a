import { readFileSync } from 'node:fs';

/** A text file as programs save it: UTF-8 with or without a byte-order mark, Notepad's UTF-16, Windows-1252 (“ANSI”). */
export function savedText(file: string): string {
  const bytes = readFileSync(file);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
