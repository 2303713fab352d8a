import type { LeadPart } from '../../shared/staff/inbox.ts';
import { companyTimeText } from '../ui/time.ts';

/** In characters; the whole is in the history. */
const most = 160;

const shortened = (words: string): string => {
  const line = [...words.replace(/\s+/g, ' ').trim()];
  return line.length > most ? `${line.slice(0, most).join('').trimEnd()}…` : line.join('');
};

/** What the person wrote in the requests that are shown as one with this one. */
export function AlsoAsked({ parts }: { parts: readonly LeadPart[] }) {
  return parts.map(({ reference, receivedAt, subject, message }) => (
    <p key={reference} className="st-quote">
      <strong>Also asked</strong> ({companyTimeText(receivedAt)}, {subject}):{' '}
      {message ? shortened(message) : 'no words'}
    </p>
  ));
}
