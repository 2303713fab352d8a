import type { Database } from '../database/database.ts';
import type { CardWriter } from '../notifications/create-card-sender.ts';
import { staffLetterOf } from './lead-mails.ts';

/** The email to staff without its advice on replying. */
export function leadCards({ read }: Database, siteOrigin: string): Record<'lead-teams', CardWriter> {
  return {
    'lead-teams': async (job) => {
      const { letter } = await staffLetterOf(read, job, siteOrigin);
      return { ...letter, parts: letter.parts.filter(({ kind }) => kind !== 'paragraph') };
    },
  };
}
