import { languageOf, languages } from '../../shared/languages.ts';
import { companyStamp } from '../format/company-time.ts';
import { imprint } from '../notifications/letters/imprint.ts';
import { type Letter, type LetterPart, paragraph } from '../notifications/letters/letter.ts';
import type { LeadReplyTable } from './inbox/tables.ts';
import type { LeadRow } from './tables.ts';

/** The lines around the words are in their language. */
export function replyLetter(
  reply: Pick<LeadReplyTable, 'subject' | 'body' | 'quotes'> & { signature: string | null },
  lead: Pick<LeadRow, 'message' | 'received_at' | 'reference'>,
): Letter {
  const { wrote, reference } = languages[languageOf(reply.body)];
  const quoted: LetterPart[] =
    reply.quotes && lead.message
      ? [
          paragraph(wrote.replace('{when}', companyStamp(lead.received_at))),
          { kind: 'written', text: lead.message, quoted: true },
        ]
      : [];
  return {
    subject: reply.subject,
    parts: [...paragraphs(reply.body), ...(reply.signature ? paragraphs(reply.signature) : []), ...quoted],
    footer: [`${reference}: ${lead.reference}`, ...imprint],
  };
}

const paragraphs = (body: string): LetterPart[] =>
  body
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((text) => ({ kind: 'written', text }));
