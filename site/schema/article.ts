import * as z from 'zod';
import { libraryShelfIds } from '../data/library-shelves.ts';
import { levelIds, roleIds } from '../data/readers.ts';
import { common } from './page.ts';
import { line } from './parts.ts';

/** Fields of every article-like page. */
const piece = {
  ...common,
  takeaways: z.array(line).min(3).max(5).describe('The answer in three to five lines, shown before the text.'),
};

/** Fields of what is looked up: the library and the knowledge hub sort by subject. */
const lookedUp = {
  ...piece,
  category: z
    .enum(libraryShelfIds)
    .describe('Its subject: the shelf of the library, and the part of the knowledge hub.'),
};

/** `/library/{slug}`. */
export const libraryPage = z.strictObject({
  ...lookedUp,
  audience: line.describe('Who should read it.'),
  level: z
    .enum(levelIds)
    .describe('What it asks of a reader: nothing; that they run a system; that they set it up themselves.'),
  roles: z
    .array(z.enum(roleIds))
    .min(1)
    .max(3)
    .refine((roles) => new Set(roles).size === roles.length, { error: 'Each role once' })
    .describe('Whom it serves most: the library and the knowledge hub list it for them.'),
  checklist: z.array(line).max(20).default([]).describe('Things to tick off.'),
});

/** `/blog/{slug}`: a post may be scheduled; it appears on its day. */
export const blogPage = z.strictObject({
  ...lookedUp,
  publishDate: z.iso.date().describe('The day it is published, Toronto time; before that day it is not built.'),
  tags: z.array(z.string().min(2).max(30)).min(1).max(5).describe('One to five words that readers would look for.'),
});
export type BlogPage = z.infer<typeof blogPage>;

/** `/resources/guides/{slug}`. */
export const guidePage = z.strictObject({
  ...lookedUp,
  audience: line.describe('Who should read it.'),
  steps: z
    .array(z.strictObject({ part: line, time: z.string().min(3).max(24).optional() }))
    .default([])
    .describe(
      'Which parts are steps to be done: the heading of each and, where the text says it, how long it takes. Absent: every part is a step.',
    ),
});
export type GuidePage = z.infer<typeof guidePage>;

/** `/resources/whitepapers/{slug}`. */
export const whitepaperPage = z.strictObject({
  ...lookedUp,
  abstract: z.string().min(120).max(900).describe('What the paper asks, how it answers, and what it finds.'),
});
export type WhitepaperPage = z.infer<typeof whitepaperPage>;

/** `/resources/case-studies/{slug}`: illustrative unless an owner says otherwise (decision 21). */
export const caseStudyPage = z.strictObject({
  ...piece,
  industry: z.string().min(3).max(40).describe("The client's industry."),
  size: z.string().min(3).max(60).describe("The client's size, in words."),
  challenge: z.string().min(60).max(600).describe('What was wrong before.'),
  approach: z.string().min(60).max(600).describe('What was done, in order.'),
  outcome: z.string().min(60).max(600).describe('The result, including what did not work.'),
  illustrative: z.boolean().default(true).describe('True unless a real customer agreed in writing to every line.'),
});
export type CaseStudyPage = z.infer<typeof caseStudyPage>;

/** `/resources/webinars/{slug}`: its date comes from site/data/webinars.ts where one is fixed (decision 23). */
export const webinarPage = z.strictObject({
  ...piece,
  agenda: z
    .array(z.strictObject({ minute: z.number().min(0).max(180), topic: line }))
    .min(3)
    .max(10)
    .describe('Topics, each with the minute at which it begins.'),
});
export type WebinarPage = z.infer<typeof webinarPage>;
