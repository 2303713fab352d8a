import { unit } from '../../database/unit.ts';
import { announce } from './announce.ts';
import { bringBack } from './bring-back.ts';
import { escalate } from './escalate.ts';
import { oweMails } from './owe-mails.ts';
import { remind } from './remind.ts';
import { colleagues } from './tell-people.ts';

/** Tells everybody what is due for them at a moment. What several processes do together is done once. */
export const tellWhatIsDue = unit(
  import.meta.url,
  'tellWhatIsDue',
  async (transaction, { now, teams }: { now: number; teams: boolean }): Promise<void> => {
    const people = await colleagues(transaction);
    await escalate(transaction, people, now, teams);
    await remind(transaction, people, now);
    await bringBack(transaction, people, now);
    await announce(transaction, people, now);
    await oweMails(transaction, now);
  },
);
