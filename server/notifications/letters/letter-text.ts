import type { Letter, Part } from './letter.ts';

/** The letter as plain text. */
export function letterText({ parts, footer }: Letter): string {
  return `${[...parts.map(partText), ['-- ', ...footer].join('\n')].join('\n\n')}\n`;
}

function partText(part: Part): string {
  if (part.kind === 'paragraph') return part.text;
  if (part.kind === 'link') return `${part.label}:\n${part.href}`;
  return part.facts.map(([label, value]) => `${label}: ${value.replace(/\r?\n/g, '\n  ')}`).join('\n');
}
