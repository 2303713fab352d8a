import { automatic, type LetterWriter, type OutgoingLetter } from '../notifications/create-compose.ts';
import type { Letter } from '../notifications/letters/letter.ts';
import { estimateLetter, estimatePath } from './estimate-letter.ts';
import { pieceLetter } from './piece-letter.ts';
import { readPiece } from './read-piece.ts';
import { roiLetter } from './roi-letter.ts';
import type { WantedMail } from './wanted-mail.ts';

export type EmailMeParts = {
  siteOrigin: string;
  pageHtml(path: `/${string}`): string | undefined;
  transcript(conversation: string): Promise<{ letter: Letter; email: string } | undefined>;
};

/** Null if the content no longer exists. */
export function emailMeMails({ siteOrigin, pageHtml, transcript }: EmailMeParts): Record<'email-me', LetterWriter> {
  async function written(wanted: WantedMail): Promise<{ letter: Letter; email: string } | undefined> {
    if (wanted.kind === 'chat') return transcript(wanted.conversation);
    const { email } = wanted;
    if (wanted.kind === 'roi') return { letter: roiLetter(wanted.fragment, siteOrigin), email };
    if (wanted.path === estimatePath) return { letter: estimateLetter(wanted.query ?? '', siteOrigin), email };
    const piece = readPiece(wanted.path, pageHtml(wanted.path as `/${string}`) ?? '');
    return piece && { letter: pieceLetter(piece, siteOrigin), email };
  }

  return {
    'email-me': async ({ request }): Promise<OutgoingLetter | null> => {
      if (request === null) return null;
      const wanted = JSON.parse(request) as WantedMail;
      const mail = await written(wanted);
      if (!mail) return null;
      return { letter: mail.letter, about: wanted.kind, to: { name: '', address: mail.email }, headers: automatic };
    },
  };
}
