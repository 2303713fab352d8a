import * as z from 'zod';
import { dotRows } from '../../schema/figures.ts';
import { below, type Kind } from '../../schema/kind.ts';
import { piece } from '../../schema/shared-schemas.ts';

/** `/resources/case-studies/{slug}`: illustrative by default (decision 21). */
export const caseStudyPage = z.strictObject({
  ...piece,
  industry: z.string().min(3).max(40).describe("The client's industry."),
  size: z.string().min(3).max(60).describe("The client's size, in words."),
  challenge: z.string().min(60).max(600).describe('What was wrong before.'),
  approach: z.string().min(60).max(600).describe('What was done, in order.'),
  outcome: z.string().min(60).max(600).describe('The result, including what did not work.'),
  dots: dotRows.optional(),
  illustrative: z.boolean().default(true).describe('True unless a real customer agreed in writing to every line.'),
});

export type CaseStudyPage = z.infer<typeof caseStudyPage>;

export const caseStudy = {
  name: 'case-study',
  matches: below('/resources/case-studies'),
  schema: caseStudyPage,
  folder: 'resources/case-studies',
  part: 'Resources',
  searchWeight: 0.6,
  piece: 'Case study',
  fewestWords: 400,
} as const satisfies Kind;
