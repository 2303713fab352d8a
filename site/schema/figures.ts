import * as z from 'zod';

/** What a dot says: docs/look.md, "One dot, one thing we watch". */
export const dotStates = ['well', 'lit', 'needs', 'failed', 'unknown'] as const;
export type DotState = (typeof dotStates)[number];

const row = z.strictObject({
  name: z.string().min(1).max(28).describe('The station, the line of the sheet, or how many machines.'),
  text: z.string().min(2).max(110).describe('What happens there, or what the sheet says.'),
  state: z.enum(dotStates).optional(),
});

/** The drawing of a page's opening. All show one example office of 24 machines. */
export const figure = z
  .strictObject({
    form: z
      .enum(['path', 'sheet', 'board'])
      .describe('`path`: one thing travels through stations. `sheet`: a document. `board`: the 24 machines by state.'),
    title: z.string().min(4).max(48),
    hint: z.string().min(4).max(40).optional().describe('What to press: `path` only.'),
    rows: z.array(row).min(3).max(6),
  })
  .describe('The drawing in the opening: stations of a path, lines of a sheet, or groups of machines.');

/** What happened when, in the opening of a piece. */
export const pathFigure = figure
  .extend({ form: z.enum(['path']).describe('One thing travels through stations.') })
  .describe('The drawing in the opening: the stations of what the piece tells.');

export type Figure = z.infer<typeof figure>;

const meaning = z.string().min(3).max(60);
const dots = z.int().min(1).max(60).optional();

/** Rows of dots, a dot a unit: what a text works out. */
export const dotRows = z
  .strictObject({
    title: z.string().min(8).max(64),
    unit: z.string().min(8).max(60).describe('What a dot is: “A dot is an hour”.'),
    states: z
      .strictObject({ well: meaning, needs: meaning.optional(), unknown: meaning.optional() })
      .describe('What each state means that the rows have: filled, ring, dashed.'),
    rows: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(36).describe('What the row counts.'),
          well: dots,
          needs: dots,
          unknown: dots,
        }),
      )
      .min(2)
      .max(12),
  })
  .describe('The drawing beside the heading: what the text works out, as rows of dots.');

export type DotRowsOf = z.infer<typeof dotRows>;
