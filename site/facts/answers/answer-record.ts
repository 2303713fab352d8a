import { z } from 'zod';

/** Who asks: people who may buy, clients, or anyone who visits the site. */
type Reader = 'buyers' | 'clients' | 'visitors';

/** What the assistant works out instead of reading `says` (`server/chat/engine/computed`). */
export const computations = ['price', 'rates', 'hours', 'contact', 'area', 'times', 'booking', 'person'] as const;

type Written = {
  /** The question as people say it, separated by `|`: typing errors and shorthand too. */
  ways: string;
  /** Two or three sentences in Markdown. Prices, times and places come from their files. */
  says?: string;
  /** Where our pages say it; the first is the main one. */
  pages?: readonly string[];
  computes?: (typeof computations)[number];
  /** Something is happening now: the phone comes first, and `says` has the next three acts. */
  urgent?: true;
  /** We do not answer this; `says` tells what we do instead. */
  refused?: true;
  /** Greetings, thanks and the like: no source is needed. */
  talk?: true;
  french?: true;
};

export type AnswerRecord = Omit<Written, 'ways'> & {
  id: string;
  ways: readonly string[];
  readers: Reader;
  /** The day on which the answer was compared with its pages. */
  checked: string;
};

/** @param checked the day on which all of them were compared with their pages */
export function answersFor(readers: Reader, checked: string, written: Record<string, Written>): AnswerRecord[] {
  return Object.entries(written).map(([id, { ways, ...record }]) => ({
    id,
    ...record,
    ways: ways.split('|').map((way) => way.trim()),
    readers,
    checked,
  }));
}

const path = z.string().regex(/^\/[a-z0-9/-]*$/);

/** Checked by each build (`site/checks/chat-answers.ts`). */
export const answerRecord = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    ways: z.array(z.string().min(2).max(120)).min(3),
    says: z.string().min(20).max(700).optional(),
    pages: z.array(path).max(4).optional(),
    computes: z.enum(computations).optional(),
    urgent: z.literal(true).optional(),
    refused: z.literal(true).optional(),
    talk: z.literal(true).optional(),
    french: z.literal(true).optional(),
    readers: z.enum(['buyers', 'clients', 'visitors']),
    checked: z.iso.date(),
  })
  .refine(({ says, computes }) => says !== undefined || computes !== undefined, 'says or computes')
  .refine(
    ({ pages, computes, refused, talk }) => computes || refused || talk || (pages?.length ?? 0) > 0,
    'An answer rests on a page.',
  );
