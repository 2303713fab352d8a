import * as z from 'zod/mini';
import { envelope } from '../forms/contact.ts';
import { quizRules } from '../forms/field-rules.ts';
import { quizMessages } from '../forms/messages.ts';
import { email, optionalText, text } from '../forms/text.ts';
import {
  assessRisk,
  mostRiskPoints,
  type RiskAnswers,
  type RiskLevel,
  readAnswers,
  riskLevelOf,
  riskLevels,
  riskQuestions,
  writeAnswers,
} from './risk-quiz.ts';

/**
 * `POST /api/cybersecurity-assessment`: docs/product.md, sections 3 and 7; decisions 10 and 41. Drops unknown fields.
 */

const contactFields = { name: text(quizRules.name), email, company: optionalText(quizRules.company.max) };

export type AssessmentRequest = {
  contact?: { name: string; email: string; company?: string | undefined };
  score: number;
  riskLevel: RiskLevel;
  answers?: RiskAnswers | undefined;
} & Partial<z.infer<z.ZodMiniObject<typeof envelope>>>;

const mismatch = 'The score, the risk level and the answers do not belong together';

const short = z.string().check(z.maxLength(300));

/** By question, or as in an address; unknown answers are dropped. */
const givenAnswers = z.pipe(
  z.union([short, z.record(short, short)]),
  z.transform((given) => readAnswers(typeof given === 'string' ? given : writeAnswers(given))),
);

/** From the script and API callers. The recomputed result must match. */
export const scoredRequest = z.pipe(
  z
    .object({
      ...contactFields,
      riskLevel: z.enum(riskLevels, mismatch),
      score: z
        .union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))], mismatch)
        .check(z.refine((score) => Number.isInteger(score) && score >= 0 && score <= mostRiskPoints, mismatch)),
      answers: z.optional(givenAnswers),
      ...envelope,
    })
    .check(z.refine(agree, { path: ['riskLevel'], error: mismatch })),
  z.transform(
    ({ name, email, company, ...rest }): AssessmentRequest => ({ ...rest, contact: { name, email, company } }),
  ),
);

function agree({ score, riskLevel, answers }: AssessmentRequest): boolean {
  if (!answers) return riskLevelOf(score) === riskLevel;
  const result = assessRisk(answers);
  return result?.score === score && result.riskLevel === riskLevel;
}

/** Name of the form in a post without JavaScript. */
export const quizForm = 'risk-quiz';

const answerFields = Object.fromEntries(
  riskQuestions.map(({ id, options }) => [
    id,
    z.enum(
      options.map(({ value }) => value),
      quizMessages.answer,
    ),
  ]),
);

/** Requires an answer to every question. */
function resultOf(fields: Readonly<Record<string, unknown>>) {
  const answers: RiskAnswers = Object.fromEntries(riskQuestions.map(({ id }) => [id, String(fields[id])]));
  const { score = 0, riskLevel = riskLevelOf(0) } = assessRisk(answers) ?? {};
  return { score, riskLevel, answers };
}

/** Without JavaScript, with answers only. */
export const answeredForm = z.pipe(
  z.object(answerFields),
  z.transform((answers): AssessmentRequest => resultOf(answers)),
);

export const answeredRequest = z.pipe(
  z.object({ ...answerFields, ...contactFields, ...envelope }),
  z.transform(
    ({ name, email, company, ...rest }): AssessmentRequest => ({
      ...rest,
      ...resultOf(rest),
      contact: { name, email, company },
    }),
  ),
);
