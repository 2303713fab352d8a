import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { stringify } from 'yaml';
import { htmlToMarkdown } from '../../markdown/html-to-markdown.ts';

const usage = `npm run clean -- letter.html                  makes letter.md beside it, to be moved into site/content
npm run clean -- site/content/careers.md     turns the HTML that was pasted into a page into Markdown
In Word: Save As, "Web Page, Filtered". In Google Docs: Download, "Web page".`;

/** `npm run clean`: HTML of Word, Google Docs or a web page as Markdown. */
function main([file]: readonly string[]): number {
  if (!file || !existsSync(file)) {
    console.log(file ? `There is no file ${file}.\n\n${usage}` : usage);
    return 1;
  }
  const text = decoded(readFileSync(file));
  const isPage = /\.md$/i.test(file);
  const target = isPage ? file : file.replace(/\.\w+$/, '.md');
  if (!isPage && existsSync(target)) {
    console.log(`${target} is there already: move it away first.`);
    return 1;
  }
  writeFileSync(target, isPage ? cleanedPage(text) : newPage(text));
  console.log(`${target} is Markdown now. Read it once: tables and lists may need a hand.`);
  return 0;
}

/** In the encoding that the document names: Word's on Windows is windows-1252; else UTF-8. */
export function decoded(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2000));
  const [, named = 'utf-8'] = /<meta[^>]*charset=["']?([\w-]+)/i.exec(head) ?? [];
  const hasMark = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.exec(head)?.[0];
  const label = hasMark ? { ï: 'utf-8', ÿ: 'utf-16le', þ: 'utf-16be' }[hasMark[0] as 'ï'] : named;
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // A name that nobody knows.
    return new TextDecoder().decode(bytes);
  }
}

/** Blocks of a page that begin with a tag, outside of code; fields and Markdown stay as they are. */
export function cleanedPage(text: string): string {
  let isCode = false;
  return text
    .split(/(\r?\n\s*\r?\n)/)
    .map((block) => {
      const fences = block.match(/^\s*(?:`{3}|~{3})/gm)?.length ?? 0;
      const wasCode = isCode;
      if (fences % 2 === 1) isCode = !isCode;
      return !wasCode && fences === 0 && /^\s*<[a-z!]/i.test(block) ? htmlToMarkdown(block) : block;
    })
    .join('');
}

/** With the document's title, or its first heading, as title. */
export function newPage(html: string): string {
  const page = parse(html);
  const heading = page.querySelector('h1')?.textContent ?? page.querySelector('title')?.textContent ?? '';
  const title = heading.replace(/[\s\u00a0]+/g, ' ').trim();
  page.querySelector('h1')?.remove();
  return `---\n${stringify({ title: title || 'Write here: the title' })}---\n${htmlToMarkdown(page.toString())}\n`;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
