import type { Letter, Part } from './letter.ts';

/** The letter as plain text. */
export function letterText({ parts, footer }: Letter): string {
  const smallPrint = footer.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.href}`));
  return `${[...parts.map(partText), ['-- ', ...smallPrint].join('\n')].join('\n\n')}\n`;
}

function partText(part: Part): string {
  if (part.kind === 'paragraph') return part.text;
  if (part.kind === 'link') return `${part.label}:\n${part.href}`;
  return part.facts.map(([label, value]) => `${label}: ${value.replace(/\r?\n/g, '\n  ')}`).join('\n');
}
