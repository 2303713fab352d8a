import type { ChatSource } from '../../shared/chat/chat.ts';
import { assistantName } from '../../shared/chat/chat-rules.ts';
import { homeTime } from '../../shared/company/hours.ts';
import { companyStamp } from '../format/company-time.ts';
import { imprint } from '../notifications/letters/imprint.ts';
import { type Letter, paragraph } from '../notifications/letters/letter.ts';
import { withoutTyped } from './engine/answers/open-part.ts';
import type { ChatMessageRow } from './tables.ts';

/**
 * Our side of a conversation only: the address is unconfirmed, and repeating what was typed would let the chat send
 * text to strangers.
 */
export function transcriptLetter(messages: readonly ChatMessageRow[], siteOrigin: string): Letter {
  let question = 0;
  const facts = messages.map((row): [string, string] => {
    const time = `${companyStamp(row.sent_at)}`;
    if (row.role === 'user') return [`Your question ${++question}`, time];
    const name = row.role === 'staff' ? (row.author ?? 'Staff') : assistantName;
    if (row.role === 'staff') return [name, row.content];
    const words = isOurs(row) ? withoutTyped(row.content) : 'This answer is in the chat. It rests on:';
    return [name, [words, ...sourcesOf(row, siteOrigin)].join('\n')];
  });
  return {
    subject: `Your conversation with ${assistantName}`,
    parts: [
      paragraph(
        `What ${assistantName}, our assistant, and our staff answered, in ${homeTime}. ${assistantName} is software and may be wrong.`,
      ),
      { kind: 'facts', facts },
      paragraph('Your own words are not repeated in an email. The file that you can save in the chat has them.'),
    ],
    footer: [
      'You get this one email because this address was entered in the chat on our site. If it was not you, you do not need to do anything.',
      ...imprint,
    ],
  };
}

/** A model says what a visitor makes it say; of a stopped answer it is not known whose it is. */
const isOurs = ({ is_models, whole }: ChatMessageRow) => !is_models && whole === 1;

function sourcesOf({ sources }: ChatMessageRow, siteOrigin: string): string[] {
  const pages: ChatSource[] = sources ? JSON.parse(sources) : [];
  return pages.map(({ title, url }) => `${title}: ${new URL(url, siteOrigin).href}`);
}
