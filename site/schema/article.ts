import * as z from 'zod';
import { libraryShelfIds } from '../data/library-shelves.ts';
import { common } from './page.ts';
import { line } from './parts.ts';

/** What every piece to read has: it opens with its answer. */
const piece = {
  ...common,
  /** The answer in three to five lines, before anything else. */
  takeaways: z.array(line).min(3).max(5),
};

/** `/library/{slug}`. */
export const libraryPage = z.strictObject({
  ...piece,
  category: z.enum(libraryShelfIds),
  /** Who should read it. */
  audience: line,
  /** Things to tick off, for a checklist piece. */
  checklist: z.array(line).max(20).default([]),
});
export type LibraryPage = z.infer<typeof libraryPage>;

/** `/blog/{slug}`: a post may be scheduled; it appears on its day. */
export const blogPage = z.strictObject({
  ...piece,
  publishDate: z.iso.date(),
  tags: z.array(z.string().min(2).max(30)).min(1).max(5),
});
export type BlogPage = z.infer<typeof blogPage>;

/** `/resources/guides/{slug}`. */
export const guidePage = z.strictObject({
  ...piece,
  audience: line,
  /** The parts that are steps, by their headings; all of them where none is named. `time` where the text says it. */
  steps: z.array(z.strictObject({ part: line, time: z.string().min(3).max(24).optional() })).default([]),
});
export type GuidePage = z.infer<typeof guidePage>;

/** `/resources/whitepapers/{slug}`. */
export const whitepaperPage = z.strictObject({ ...piece, abstract: z.string().min(120).max(900) });
export type WhitepaperPage = z.infer<typeof whitepaperPage>;

/** `/resources/case-studies/{slug}`: illustrative unless an owner says otherwise (decision 21). */
export const caseStudyPage = z.strictObject({
  ...piece,
  industry: z.string().min(3).max(40),
  size: z.string().min(3).max(60),
  challenge: z.string().min(60).max(600),
  approach: z.string().min(60).max(600),
  outcome: z.string().min(60).max(600),
  illustrative: z.boolean().default(true),
});
export type CaseStudyPage = z.infer<typeof caseStudyPage>;

/** `/resources/webinars/{slug}`: its date comes from site/data/webinars.ts where the specification fixes one. */
export const webinarPage = z.strictObject({
  ...piece,
  agenda: z
    .array(z.strictObject({ minute: z.number().min(0).max(180), topic: line }))
    .min(3)
    .max(10),
});
export type WebinarPage = z.infer<typeof webinarPage>;
