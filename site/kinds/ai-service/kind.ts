import * as z from 'zod';
import { services } from '../../facts/services.ts';
import { line } from '../../schema/fields.ts';
import { exactly, type Kind } from '../../schema/kind.ts';
import { servicePage } from '../../schema/shared-schemas.ts';

const decisions = z.array(line).min(2).max(4);

/** A service page that also says who decides what. */
export const aiServicePage = z.strictObject({
  ...servicePage.shape,
  alone: decisions.describe(
    'Does automatically: what the software does without asking. Begin with a verb; aim at 80 characters.',
  ),
  asks: decisions.describe('Asks a person first: begin with when, before, which or whether, and say who decides.'),
  never: decisions.describe('Never does: only what the rest of the page says too. Begin with a verb.'),
});

export type AiServicePage = z.infer<typeof aiServicePage>;

const aiServices = services.filter(({ family }) => family === 'ai').map(({ slug }) => `/services/${slug}`);

export const aiService = {
  name: 'ai-service',
  matches: exactly(...aiServices),
  schema: aiServicePage,
  folder: 'services',
  part: 'Services',
  searchWeight: 1.5,
  fewestWords: 450,
  commercial: true,
} as const satisfies Kind;
