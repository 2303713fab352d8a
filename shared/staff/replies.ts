import * as z from 'zod/mini';
import { text } from '../forms/text.ts';
import { type LanguageCode, languageCodes } from '../languages.ts';
import { inboxPaths } from './inbox.ts';

export const templatesPath = '/api/staff/reply-templates';
/** GET: start of a reply with filled templates; POST: sends a reply. */
export const repliesPath = (reference: string) => `${inboxPaths.leads}/${reference}/replies`;
/** POST: preview. */
export const replyPreviewPath = (reference: string) => `${repliesPath(reference)}/preview`;

/** Takes a reply back (POST) within `takeBackWithin` ms. */
export const takeBackPath = (reference: string) => `${repliesPath(reference)}/take-back`;
export const takeBackWithin = 15_000;

/** Variables, and their text if a lead has no value. */
export const replyVariables = {
  name: 'the visitor’s name',
  'first name': 'the visitor’s first name; a doctor’s title and last name',
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

/** Bounded, so that long runs of spaces stay linear. */
const places = /\{\{([^{}]{0,60})\}\}/g;

/** Fills once: braces in visitor input are not filled. */
export function fillTemplate(template: string, values: ReplyValues): string {
  return template.replace(places, (whole, name: string) => values[name.trim() as ReplyVariable] ?? whole);
}

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
  language: z._default(z.enum(languageCodes, 'Choose a language from the list.'), 'en'),
});
export type NewTemplate = z.infer<typeof newTemplate>;
export type ReplyTemplate = NewTemplate & { id: number };

export const newReply = z.object({
  /** The client's UUID: a repeat sends no second email. */
  key: z.uuid(),
  subject: subjectText.check(oneLine),
  body: bodyText,
  quote: z.boolean(),
  replyTo: z.enum(['me', 'company']),
  /** The newest answer that the writer has seen (an event's id); null: none. A colleague's newer one stops the reply. */
  lastAnswer: z.nullable(z.int()),
});
export type NewReply = z.infer<typeof newReply>;

export const replyKey = z.object({ key: z.uuid() });

export type ReplyStart = {
  to: string;
  from: string;
  company: string;
  /** Put below the text. */
  signature: string | null;
  /** Whether there is a message to quote. */
  hasWords: boolean;
  /** That the person writes in. */
  language: LanguageCode;
  /** The usual one. */
  subject: string;
  /** Filled for this lead, those in the person's language first. */
  templates: ReplyTemplate[];
};

export type ReplyPreview = { from: string; to: string; replyTo: string; subject: string; text: string };
