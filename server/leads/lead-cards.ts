import type { Database } from '../database/database.ts';
import type { CardWriter } from '../notifications/create-card-sender.ts';
import { staffLetterOf } from './lead-mails.ts';

/** Writes the card that tells staff of a lead: what their mail says, without what concerns replying by mail. */
export function leadCards({ read }: Database): Record<'lead-teams', CardWriter> {
  return {
    'lead-teams': async (job) => {
      const { letter } = await staffLetterOf(read, job);
      return { ...letter, parts: letter.parts.filter(({ kind }) => kind === 'facts') };
    },
  };
}
