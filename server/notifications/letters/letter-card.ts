import type { Letter, LetterPart } from './letter.ts';

/** Maximum per element; a card may have 28 kB (Microsoft, "Limits and specifications for Teams"). */
const longest = 2_000;

/**
 * Builds an Adaptive Card. Visitor input goes into text runs, shown literally: a text block would be read as Markdown.
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

function elements(part: LetterPart): unknown[] {
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
