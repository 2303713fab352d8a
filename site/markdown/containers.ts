import * as z from 'zod';
import { formWidgets } from '../../shared/forms/forms.ts';
import { offeredFileName } from '../schema/downloads.ts';
import { diagrams, diagramTypes, fewestItems, mostItems } from './diagrams.ts';
import { videoOf } from './videos.ts';

/** A box that authors write as `::: name attribute="…"` … `:::`. */
export type Container = { help: string; example: string; attributes: z.ZodObject };

export const drawings = ['watch', 'breaking', 'worried', 'outdated'] as const;

const label = z
  .enum([
    'Book Free Consultation',
    'Schedule On-Site Assessment',
    'Book Assessment',
    'Meet Our Team',
    'Get Free IT Assessment',
  ])
  .describe('What the button says (docs/product.md, section 2); it opens the booking dialog.');

const picture = z
  .string()
  .min(3)
  .describe(
    'A file beside the page (`photo.jpg`), or in `owner/public` (`/photo.jpg`). It may be as large as a phone makes it.',
  );

const alt = z.string().max(200).optional().describe('What the picture shows, for who cannot see it.');

const pixels = z.coerce.number().int().positive();

/** Any other name is an author's error. */
export const containers = {
  note: {
    help: 'Something to keep in mind beside the text.',
    example: '::: note\nKeep the old line until every number has been tested.\n:::',
    attributes: z.strictObject({}),
  },
  example: {
    help: 'A worked example. Only here may amounts be made up; the box says so.',
    example: '::: example\nSay ten people wait 30 minutes at $40 an hour: that is $200.\n:::',
    attributes: z.strictObject({}),
  },
  quote: {
    help: 'Words to read out, or a passage of a law. Never an invented customer.',
    example: '::: quote\nIf I asked you today to change an account number, what would you do?\n:::',
    attributes: z.strictObject({}),
  },
  faq: {
    help: 'One question that opens to its answer, in the middle of a text. The questions at the end of a page stand in `faqs`.',
    example:
      '::: faq question="Can we keep our fax number?"\nYes. It can be ported to a service that turns faxes into mail.\n:::',
    attributes: z.strictObject({
      question: z.string().min(10).max(140).describe('The question, as a reader asks it.'),
    }),
  },
  cta: {
    help: 'An invitation with a booking button; at most one in a text.',
    example:
      '::: cta label="Book Assessment"\nSend us three months of phone bills and we tell you which lines can go.\n:::',
    attributes: z.strictObject({ label }),
  },
  figure: {
    help: 'A picture, or a named drawing, with the text of the box as its caption.',
    example: '::: figure drawing="watch"\nA night as the monitor sees it: one machine needs a hand.\n:::',
    attributes: z
      .strictObject({
        image: picture.optional(),
        alt,
        width: pixels.optional().describe('Not needed: the build reads it.'),
        height: pixels.optional().describe('Not needed: the build reads it.'),
        drawing: z.enum(drawings).optional().describe('A drawing of ours, instead of a picture.'),
      })
      .refine(({ image, drawing }) => (drawing ? !image : image), {
        error: 'A figure has either drawing="…", or image="photo.jpg"',
      }),
  },
  beside: {
    help: 'A picture with the text of the box beside it; on a phone above it.',
    example:
      '::: beside image="dana.jpg" alt="Dana at the help desk" side="right"\nDana has picked up since 2014.\n:::',
    attributes: z.strictObject({
      image: picture,
      alt,
      side: z.enum(['left', 'right']).default('left').describe('Where the picture stands.'),
    }),
  },
  video: {
    help: 'A video of YouTube or Vimeo that is fetched when a reader presses it. Its address alone on a line does the same, without a title of its own.',
    example: '::: video address="https://www.youtube.com/watch?v=aqz-KE-bpKQ" title="A restore in four minutes"\n:::',
    attributes: z.strictObject({
      address: z
        .string()
        .refine((text) => videoOf(text), { error: 'is no address of a video on YouTube or Vimeo' })
        .describe("The video's address, as the browser shows it."),
      title: z.string().min(3).max(120).default('Watch the video').describe('What the video shows.'),
    }),
  },
  diagram: {
    help: `A drawing made from a list of ${fewestItems} to ${mostItems} lines, whose parts are divided by |. ${Object.entries(
      diagrams,
    )
      .map(
        ([type, { help, columns }]) =>
          `**${type}**, \`${columns.map(({ name }) => name).join(' | ')}\`: ${help.charAt(0).toLowerCase()}${help.slice(1)}.`,
      )
      .join(' ')} A part has at most 40 characters, a note or a question 60; a note can be left out.`,
    example:
      '::: diagram type="timeline" title="A server fails on a Tuesday"\n- 08:10 | The phone rings | The desk opens a ticket\n- 08:25 | The backup is checked\n- 11:40 | Everybody works again | From last night\'s copy\n:::',
    attributes: z.strictObject({
      type: z.enum(diagramTypes).describe('What kind of drawing.'),
      title: z.string().min(5).max(80).describe('What it shows: the heading of the drawing.'),
      example: z
        .literal('yes')
        .optional()
        .describe('When its amounts are made up: the drawing says so. Other amounts are claims, facts or sourced.'),
      end: z
        .literal('failed')
        .optional()
        .describe('When a timeline or a flow ends in a loss: its last station is a red square instead of the lit dot.'),
    }),
  },
  file: {
    help: 'A file to take away: a spreadsheet, a calendar, a script. Its text stands in one block of code; the build checks it and offers it at `/files/…`. A script only reads, unless the page is about what it changes.',
    example:
      '::: file name="restore-log.csv" label="Restore log for a year"\n```csv\nDate,System,Restored by,Minutes\n2026-01-15,File server,,\n```\n:::',
    attributes: z.strictObject({
      name: z
        .string()
        .max(60)
        .regex(offeredFileName, {
          error: 'A file name is small letters, digits and hyphens, and ends in .csv, .ics, .ps1, .sh, .txt or .md',
        })
        .describe("Its name on the reader's disk: `restore-log.csv`; csv, ics, ps1, sh, txt or md."),
      label: z.string().min(5).max(80).describe('What it is, as the link says it.'),
    }),
  },
  copy: {
    help: "A text to copy and make one's own: a policy, a letter, a clause. Plain Markdown stands in it.",
    example:
      '::: copy title="Policy: work on your own phone"\nEverybody who reads work email on a phone of their own sets a screen lock.\n:::',
    attributes: z.strictObject({
      title: z.string().min(5).max(100).describe('What the text is.'),
    }),
  },
  widget: {
    help: 'A form that works where it stands.',
    example: '::: widget name="newsletter"\n:::',
    attributes: z.strictObject({
      name: z.enum(formWidgets).describe('Which form.'),
      source: z
        .string()
        .regex(/^[a-z0-9-]{1,40}$/, { error: 'A source is small letters, digits and hyphens' })
        .optional()
        .describe('What tells this form from another one in the figures: `footer`, `spring-campaign`.'),
    }),
  },
} as const satisfies Record<string, Container>;

export type ContainerName = keyof typeof containers;
export type AttributesOf<Name extends ContainerName> = z.output<(typeof containers)[Name]['attributes']>;

export const isContainer = (name: string): name is ContainerName => Object.hasOwn(containers, name);
