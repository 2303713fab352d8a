import { homeTime } from '../../shared/company/hours.ts';
import { torontoStamp } from '../format/toronto-time.ts';
import { imprint } from '../notifications/letters/imprint.ts';
import { type Letter, type LetterPart, paragraph } from '../notifications/letters/letter.ts';
import type { LeadReplyTable } from './inbox/tables.ts';
import type { LeadRow } from './tables.ts';

export function replyLetter(
  reply: Pick<LeadReplyTable, 'subject' | 'body' | 'quotes'> & { signature: string | null },
  lead: Pick<LeadRow, 'message' | 'received_at' | 'reference'>,
): Letter {
  const quoted: LetterPart[] =
    reply.quotes && lead.message
      ? [
          paragraph(`You wrote on ${torontoStamp(lead.received_at)} (${homeTime}):`),
          { kind: 'written', text: lead.message, quoted: true },
        ]
      : [];
  return {
    subject: reply.subject,
    parts: [...paragraphs(reply.body), ...(reply.signature ? paragraphs(reply.signature) : []), ...quoted],
    footer: [`Your reference: ${lead.reference}`, ...imprint],
  };
}

const paragraphs = (body: string): LetterPart[] =>
  body
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((text) => ({ kind: 'written', text }));
