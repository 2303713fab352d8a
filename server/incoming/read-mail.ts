import { parse } from 'node-html-parser';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { ownWords } from './own-words.ts';

/** `answer`: written by a person. `automatic`: out of office and other machines' answers. `bounce`: not delivered. */
export type IncomingMail = {
  kind: 'answer' | 'automatic' | 'bounce';
  messageId: string;
  /** Message-IDs that it answers, the nearest first; of a bounce, those of the email that came back. */
  answers: string[];
  from: { name: string; address: string };
  subject: string;
  /** Without what it quotes. */
  words: string;
  attachments: { name: string; bytes: number }[];
};

/** An email of 3 MB has room for half a million. */
const mostIds = 50;

const idPattern = /<[^<>\s]{3,250}>/g;

/**
 * @param raw the email; cut off, its last attachment is shorter than it was
 * @throws if it is no email
 */
export async function readMail(raw: Uint8Array): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20 });
  const from = mailboxOf(mail.from) ?? { name: '', address: '' };
  const kind = kindOf(mail, from.address);
  const returned = kind === 'bounce' ? idsIn(Buffer.from(raw).toString('latin1')) : [];
  return {
    kind,
    messageId: mail.messageId ?? '',
    answers: [...idsIn(mail.inReplyTo ?? ''), ...idsIn(mail.references ?? '').reverse(), ...returned].slice(0, mostIds),
    from,
    subject: cleaned(mail.subject ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 300),
    words: ownWords(cleaned(mail.text ?? textOfHtml(mail.html ?? ''))),
    attachments: firstOf(
      mail.attachments
        .filter(({ disposition, related }) => disposition !== 'inline' && !related)
        .map(({ filename, mimeType, content }) => ({
          name: cleaned(filename ?? mimeType).slice(0, 120),
          bytes: typeof content === 'string' ? content.length : content.byteLength,
        })),
    ),
  };
}

const namedAttachments = 20;

/** An email of 3 MB has room for a hundred thousand. */
function firstOf(all: IncomingMail['attachments']): IncomingMail['attachments'] {
  const rest = all.slice(namedAttachments);
  const more = { name: `and ${rest.length} more`, bytes: rest.reduce((sum, { bytes }) => sum + bytes, 0) };
  return rest.length > 0 ? [...all.slice(0, namedAttachments), more] : all;
}

/** Without what a database refuses and what hides text. */
const cleaned = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, '');

/** Of an email that has no plain text. */
function textOfHtml(html: string): string {
  const page = parse(html.slice(0, 100_000));
  for (const hidden of page.querySelectorAll('head, style, script, title')) hidden.remove();
  return page.structuredText;
}

const idsIn = (text: string): string[] => text.match(idPattern) ?? [];

function mailboxOf(address: Address | undefined): { name: string; address: string } | undefined {
  const mailbox = address?.group ? address.group[0] : address;
  return (
    mailbox && {
      name: cleaned(mailbox.name).slice(0, 120),
      address: cleaned(mailbox.address).trim().toLowerCase().slice(0, 254),
    }
  );
}

/** RFC 3464 for reports, RFC 3834 for automatic answers, and what programs without them write. */
function kindOf({ headers, subject = '' }: Email, from: string): IncomingMail['kind'] {
  const header = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? '';
  const isReport = /multipart\/report/.test(header('content-type')) && /delivery-status/.test(header('content-type'));
  if (isReport || /^(mailer-daemon|postmaster)@/.test(from)) return 'bounce';
  const submitted = header('auto-submitted');
  const isAutomatic =
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(auto_reply|bulk|junk|list)/.test(header('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe'].some((name) => header(name) !== '') ||
    /^(automatic reply|auto(matic)?[- ]?response|out of (the )?office|réponse automatique|absence du bureau)\b/i.test(
      subject,
    );
  return isAutomatic ? 'automatic' : 'answer';
}
