import * as z from 'zod/mini';
import { text } from '../forms/text.ts';
import { inboxPaths } from './inbox.ts';

/** What the staff page and the server agree on: replies by email, and the texts that they begin with. */

export const templatesPath = '/api/staff/reply-templates';
/** The start of a reply with its filled templates: GET. Sends one: POST. */
export const repliesPath = (reference: string) => `${inboxPaths.leads}/${reference}/replies`;
/** Shows the reply as it would go out: POST. */
export const replyPreviewPath = (reference: string) => `${repliesPath(reference)}/preview`;

/** What a template may hold, and what stands in its place where a lead has nothing. */
export const replyVariables = {
  name: 'the visitor’s name',
  company: 'the visitor’s company',
  about: 'what the request is about',
  reference: 'the request’s reference',
  appointment: 'when the next step is',
  me: 'your name',
  'our company': 'our name',
  'our phone': 'our phone number',
} as const;
export type ReplyVariable = keyof typeof replyVariables;
export type ReplyValues = Record<ReplyVariable, string>;

/** A name in double braces. Bounded, so that a text full of spaces is read in one pass. */
const places = /\{\{([^{}]{0,60})\}\}/g;

/** A template with its variables filled. What a visitor typed is never filled a second time. */
export function fillTemplate(template: string, values: ReplyValues): string {
  return template.replace(places, (whole, name: string) => values[name.trim() as ReplyVariable] ?? whole);
}

/** The first name in a template that is no variable. */
export function unknownVariable(template: string): string | undefined {
  for (const [, name = ''] of template.matchAll(places))
    if (!Object.hasOwn(replyVariables, name.trim())) return name.trim();
  return undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line end in a subject could begin another header.
const oneLine = z.regex(/^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*$/, 'Write the subject in one line.');
const subjectText = text({ kind: 'text', min: 1, max: 150, message: 'Write a subject.' });
const bodyText = text({ kind: 'text', min: 1, max: 10_000, message: 'Write the email first.' });
const known = z.refine<string>(
  (template) => unknownVariable(template) === undefined,
  `Use only these: ${Object.keys(replyVariables).join(', ')}.`,
);

export const newTemplate = z.object({
  name: text({ kind: 'text', min: 1, max: 60, message: 'Give the template a name.' }),
  subject: subjectText.check(oneLine, known),
  body: bodyText.check(known),
});
export type NewTemplate = z.infer<typeof newTemplate>;
export type ReplyTemplate = NewTemplate & { id: number };

export const newReply = z.object({
  /** The client's UUID: sent twice, it is one email. */
  key: z.uuid(),
  subject: subjectText.check(oneLine),
  body: bodyText,
  /** Whether the visitor's own words stand below. */
  quote: z.boolean(),
  /** Where an answer goes: to who writes, or to the company's address. */
  replyTo: z.enum(['me', 'company']),
});
export type NewReply = z.infer<typeof newReply>;

/** What a reply begins with. */
export type ReplyStart = {
  to: string;
  from: string;
  company: string;
  /** Whether there are words to quote. */
  hasWords: boolean;
  /** Filled for this lead. */
  templates: ReplyTemplate[];
};

/** The email as it would go out. */
export type ReplyPreview = { from: string; to: string; replyTo: string; subject: string; text: string };
