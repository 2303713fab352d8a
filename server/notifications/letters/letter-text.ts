import type { Letter, LetterPart } from './letter.ts';

export function letterText({ parts, footer }: Letter): string {
  const smallPrint = footer.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.href}`));
  return `${[...parts.map(partText), ['-- ', ...smallPrint].join('\n')].join('\n\n')}\n`;
}

/** Mail programs show these as line breaks, with which a value could imitate our lines. */
const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

function partText(part: LetterPart): string {
  if (part.kind === 'paragraph') return part.text;
  if (part.kind === 'written') return part.quoted ? `> ${part.text.replace(lineEnds, '\n> ')}` : part.text;
  if (part.kind === 'link') return `${part.label}:\n${part.href}`;
  return part.facts.map(([label, value]) => `${label}: ${value.replace(lineEnds, '\n  ')}`).join('\n');
}
