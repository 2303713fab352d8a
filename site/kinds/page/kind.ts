import * as z from 'zod';
import { faqs } from '../../schema/fields.ts';
import type { Kind } from '../../schema/kind.ts';
import { common } from '../../schema/plain-page.ts';

/** Addresses that the server answers itself, or that hold its files. */
const ofServer =
  /^\/(?:(?:api|admin|assets|fonts|images|newsletter|search|share|widgets|types|files|_server|__dev)(?:\/|$)|locations\/find$|(?:404|healthz|readyz|metrics)$)/;

const event = z
  .strictObject({
    day: z.iso.date(),
    from: z.string().min(1).max(12).optional(),
    until: z.string().min(1).max(12).optional(),
    place: z.string().min(2).max(120),
    register: z.string().min(3).max(300).optional(),
  })
  .describe(
    'For an event: day, from and until ("17:30"), place (an address, or “Online”), and where to register (a page, or an email address).',
  );

export type EventOfPage = z.infer<typeof event>;

/** Any other address: careers, an event, a page in a folder of its own. Only the title is needed. */
export const generalPage = z.strictObject({
  ...common,
  title: z.string().min(2).max(150).describe("The page's heading (h1)."),
  description: common.description.default('').describe('One or two sentences for search results. Absent: the lead.'),
  lead: common.lead.default('').describe('The answer first, in large type.'),
  publishDate: z.iso
    .date()
    .optional()
    .describe('The day it is published, by the company’s clock; before that day it is not built.'),
  faqs: faqs.optional(),
  lang: z
    .enum(['en', 'fr'])
    .default('en')
    .describe('The language of the text; the words around it follow (`site/facts/frame-words.ts`).'),
  translationOf: z
    .string()
    .startsWith('/')
    .optional()
    .describe('The address of the page that says the same in the other language.'),
  event: event.optional(),
});

export const general = {
  name: 'page',
  matches: (path) => path.startsWith('/') && !ofServer.test(path),
  schema: generalPage,
  searchWeight: 0.8,
} as const satisfies Kind;
