import type { Letter, Part } from './letter.ts';

/** Longest text of one element; a card may have 28 kB in all (Microsoft, "Limits and specifications for Teams"). */
const longest = 2_000;

/**
 * The letter as an Adaptive Card, wrapped as a Teams webhook takes it. What a visitor typed stands in text runs, which
 * Teams shows as they are: in a text block it would be read as Markdown, with links.
 */
export function letterCard({ subject, parts }: Letter): Record<string, unknown> {
  const title = { type: 'RichTextBlock', inlines: [{ ...run(subject), weight: 'Bolder', size: 'Medium' }] };
  const links = parts.flatMap((part) =>
    part.kind === 'link' ? [{ type: 'Action.OpenUrl', title: part.label, url: part.href }] : [],
  );
  return {
    type: 'message',
    summary: subject,
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          msteams: { width: 'Full' },
          body: [title, ...parts.flatMap(elements)],
          ...(links.length && { actions: links }),
        },
      },
    ],
  };
}

function elements(part: Part): unknown[] {
  if (part.kind === 'paragraph' || part.kind === 'written')
    return [{ type: 'RichTextBlock', inlines: [run(part.text)] }];
  if (part.kind === 'link') return [];
  return part.facts.map(([label, value]) => ({
    type: 'RichTextBlock',
    spacing: 'Small',
    inlines: [{ ...run(`${label}: `), weight: 'Bolder' }, run(value)],
  }));
}

const run = (text: string) => {
  const letters = [...text];
  const cut = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : text;
  return { type: 'TextRun', text: cut };
};
