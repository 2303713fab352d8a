import * as z from 'zod';
import { common } from './page.ts';
import { faqs, line, moments, pageLink, paragraph } from './parts.ts';

/** Resource pages and tools: a heading, an answer and text. */
export const textPage = z.strictObject({ ...common, faqs: faqs.optional() });

/** `/about-us`: who we are, how we work, and when we are the wrong choice. */
export const aboutPage = z.strictObject({
  ...common,
  habits: z
    .array(
      z.strictObject({
        habit: z.string().min(5).max(60),
        text: z.string().min(40).max(300),
        test: line,
        link: pageLink.optional(),
      }),
    )
    .min(3)
    .max(8)
    .describe('How we work; `test` is how a stranger can check it.'),
  wrongFirm: z
    .array(z.strictObject({ when: line, instead: line }))
    .min(3)
    .max(8)
    .describe('When another provider is the better choice, and what to do then.'),
  beforeYouDecide: paragraph.describe('What to ask to see before signing.'),
  faqs,
});

/** `/people`: roles, shifts, tools and proofs come from `site/data/people.ts`. */
export const peoplePage = z.strictObject({ ...common, faqs });

/** `/who-we-are-for`: whom we suit, and when another kind of help is the better choice. */
export const whoWeAreForPage = z.strictObject({
  ...common,
  suits: z
    .array(
      z.strictObject({ who: z.string().min(3).max(60), why: z.string().min(40).max(300), link: pageLink.optional() }),
    )
    .min(3)
    .max(9)
    .describe('Kinds of firm that we suit, with what we do for each.'),
  someoneElse: z
    .array(z.strictObject({ when: line, instead: z.string().min(20).max(300), link: pageLink.optional() }))
    .min(3)
    .max(9)
    .describe('When another provider is the better choice, and what to do then.'),
  faqs,
});

/** One of two lists shown side by side. */
const side = z.strictObject({ title: z.string().min(3).max(60), lines: z.array(line).min(1).max(6) });

/** One kind of partnership. */
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

/** `/partnerships`: who may share a client with us, how, and where to write. */
export const partnershipsPage = z.strictObject({
  ...common,
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

/** Legal pages state from when they apply and what changed. */
export const legalPage = z.strictObject({
  ...common,
  effective: z.iso.date().describe('The day from which the text applies.'),
  changes: z.array(line).default([]).describe('What changed since the version before.'),
});

/** `/privacy-choices`: what the site keeps and loads; the text says what else a reader may choose. */
export const privacyChoicesPage = z.strictObject({
  ...common,
  board: z
    .array(
      z.strictObject({
        where: z.string().min(5).max(40),
        state: z.string().min(3).max(24),
        text: z.string().min(20).max(200),
      }),
    )
    .min(2)
    .max(5)
    .describe(
      'The opening: each place where something may be stored or loaded, its state in a word or two, and a sentence.',
    ),
  kept: z
    .array(
      z.strictObject({
        what: z.string().min(10).max(140),
        when: z.string().min(10).max(140),
        until: z.string().min(10).max(280),
      }),
    )
    .min(1)
    .max(12)
    .describe(
      'What the site stores on the reader’s device: what, from when, until when. A test holds it against the script.',
    ),
  keptNote: line.describe('What is not stored.'),
});

/** The compliance checklist: each item says why it is there. */
export const checklistPage = z.strictObject({
  ...common,
  items: z
    .array(
      z.strictObject({
        group: z.string().min(3).max(60),
        text: z.string().min(10).max(200),
        why: z.string().min(20).max(300),
      }),
    )
    .min(8)
    .max(40)
    .describe('The things to tick off, in groups, each with its reason.'),
  faqs,
});
