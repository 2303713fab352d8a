import { videoOf } from './videos.ts';

/** Outside of fenced code and of code between backticks. */
const code = /(^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[^\n]*$|`[^`\n]+`)/m;

const frame = /<iframe\b[^>]*\bsrc=["'“”]([^"'“”]+)["'“”][^>]*>(?:\s*<\/iframe>)?/gi;
const picture = /<img\b[^>]*>/gi;

/** Pasted `<iframe>` of YouTube or Vimeo as the video's address, and `<img>` as Markdown's image. Lines stay lines. */
export function withoutPastedHtml(text: string): string {
  if (!/<i(?:frame|mg)\b/i.test(text)) return text;
  return outsideCode(text, (part) =>
    part
      .replace(frame, (whole, address: string) => videoOf(address)?.watch ?? whole)
      .replace(picture, (whole) => {
        const address = attributeOf(whole, 'src');
        return address ? `![${attributeOf(whole, 'alt')}](${address.replaceAll(' ', '%20')})` : whole;
      }),
  );
}

/** Lines on which HTML stands that is shown as text. */
export function htmlIn(text: string): { line: number; tag: string }[] {
  if (!/<[a-z]/i.test(text)) return [];
  const found: { line: number; tag: string }[] = [];
  let line = 1;
  for (const part of text.split(code)) {
    if (part === undefined || /^(?:`{3,}|~{3,})$/.test(part)) continue;
    if (!/^\s*(?:`|~{3})/.test(part)) found.push(...tagsIn(part, line));
    line += part.split('\n').length - 1;
  }
  return found;
}

function tagsIn(part: string, from: number): { line: number; tag: string }[] {
  return part.split('\n').flatMap((text, index) => {
    const tag =
      /<(\/?(?:p|div|span|br|b|i|u|strong|em|font|table|tr|td|th|ul|ol|li|h[1-6]|img|iframe|script|style|a|o:p|center|video)\b[^>]*)>/i.exec(
        text,
      )?.[1];
    return tag ? [{ line: from + index, tag: `<${tag.slice(0, 40)}>` }] : [];
  });
}

/** Changes a text, but not its code. */
export function outsideCode(text: string, change: (part: string) => string): string {
  let rest = text;
  let whole = '';
  for (let match = code.exec(rest); match; match = code.exec(rest)) {
    whole += change(rest.slice(0, match.index)) + match[0];
    rest = rest.slice(match.index + match[0].length);
  }
  return whole + change(rest);
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\b${name}=["'“”]([^"'“”]*)["'“”]`, 'i').exec(tag)?.[1] ?? '';
}
