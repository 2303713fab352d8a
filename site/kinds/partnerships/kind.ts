import * as z from 'zod';
import { faqs, line, moments, pageLink, paragraph } from '../../schema/fields.ts';
import { pathFigure } from '../../schema/figures.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

const side = z.strictObject({ title: z.string().min(3).max(60), lines: z.array(line).min(1).max(6) });

const way = z.strictObject({
  /** Ends the sentence "You are …". */
  you: z.string().min(5).max(60),
  title: z.string().min(5).max(60),
  text: paragraph,
  /** Who does what, as two lists … */
  sides: z.array(side).length(2).optional(),
  /** … or case by case. */
  situations: z
    .array(z.strictObject({ situation: line, weTake: line, staysWithYou: line }))
    .min(2)
    .max(8)
    .optional(),
  link: pageLink.optional(),
});

export type Way = z.infer<typeof way>;

/** `/partnerships` */
export const partnershipsPage = z.strictObject({
  ...common,
  figure: pathFigure
    .optional()
    .describe('The drawing in the opening: the way of a client’s problem, from the partner to us and back.'),
  ways: z
    .array(way)
    .min(2)
    .max(6)
    .describe('Who may work with us: each kind of partner with its own part, as two lists or case by case.'),
  howItStarts: moments.describe('From the first message to an agreement, in order.'),
  refusals: z
    .array(z.strictObject({ what: line, why: line.optional(), link: pageLink.optional() }))
    .min(2)
    .max(6)
    .describe('What we do not do, with the reason where it needs one.'),
  faqs,
});

export const partnerships = {
  name: 'partnerships',
  matches: exactly('/partnerships'),
  crumb: 'Partnerships',
  schema: partnershipsPage,
} as const satisfies Kind;
