import { type Letter, paragraph } from '../notifications/letters/letter.ts';
import { askedFor } from './asked-for.ts';
import type { MailedPiece } from './read-piece.ts';

export function pieceLetter({ path, title, description, takeaways }: MailedPiece, siteOrigin: string): Letter {
  return {
    subject: title,
    parts: [
      paragraph(description),
      paragraph(['The short answer:', ...takeaways.map((line) => `• ${line}`)].join('\n')),
      { kind: 'link', label: 'Read the whole', href: siteOrigin + path },
    ],
    footer: askedFor,
  };
}
