import type { Ceilings } from '../guards/ceilings.ts';
import type { CeilingJob } from './ceiling-notices.ts';
import { automatic, type LetterWriter } from './create-compose.ts';
import { imprint } from './letters/imprint.ts';
import { paragraph } from './letters/letter.ts';

/** Writes notices of ceilings. @param leadsTo one address, or several separated by commas */
export function ceilingMails(ceilings: Ceilings, leadsTo: string): Record<'ceiling', LetterWriter> {
  return {
    ceiling: async ({ id, request }) => {
      if (request === null) return null;
      const { ceiling, day } = JSON.parse(request) as CeilingJob;
      const { title, notice } = ceilings[ceiling];
      const once = 'This is told once a day. docs/operating.md, “Ceilings”, says what to look at.';
      const letter = {
        subject: `${title} (${day})`,
        parts: [paragraph(notice), paragraph(once)],
        footer: [...imprint],
      };
      return { letter, about: id, to: leadsTo, headers: automatic };
    },
  };
}
