import { company } from '../../shared/company/company.ts';
import { homeTime, hours } from '../../shared/company/hours.ts';
import { openDays } from '../../shared/company/open-days.ts';
import { isInSupportHours } from '../../shared/company/support-hours.ts';
import { asksForPerson } from './asks-for-person.ts';
import type { Engine } from './engine/engine.ts';

/** `promise`: the sentence that says by when a person is in touch. */
export type HandedOver = { reference: string; promise: string };

/** Of an answer that says so: the widget then listens for a colleague. */
export const handedOver = 'handover';

/** Hands over when a message asks for a person, and says who is there; other messages, and the rest, are the engine's. */
export function handingOver(
  engine: Pick<Engine, 'answer'>,
  handOver: () => Promise<HandedOver>,
  now: () => Date,
): Pick<Engine, 'answer'> {
  return {
    async answer(question, options) {
      const said = question.history.findLast(({ role }) => role === 'assistant')?.content;
      const asks = asksForPerson(question.text, said);
      if (!asks) return engine.answer(question, options);
      const first = asks === 'too' ? await engine.answer(question, options) : undefined;
      const { reference, promise } = await handOver();
      const sentences = `${whoIsHere(question.staffed, now())} ${promise} Your reference: ${reference}. In a hurry? Call ${company.phone.display}.`;
      const told = first ? `\n\n${sentences}` : sentences;
      options.onDelta?.(told);
      const { text, quotes, sources, emergency } = first ?? { text: '', quotes: [], sources: [], emergency: false };
      return { text: `${text}${told}`, quotes, sources, known: true, emergency, intent: handedOver };
    },
  };
}

function whoIsHere(staffed: boolean | undefined, now: Date): string {
  if (staffed) return 'A colleague is at work here now and has been told: they can join this chat, so keep it open.';
  return isInSupportHours(now)
    ? 'No colleague has our chats open at this moment; we have passed on what you wrote.'
    : `Nobody is at the help desk now: it opens ${openDays} at ${hours.opens}, ${homeTime}. We have passed on what you wrote.`;
}
