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
 * `POST /api/cybersecurity-assessment`: docs/product.md, sections 3 and 7; decisions 10 and 41. Unknown fields are dropped.
 */

const contactFields = { name: text(quizRules.name), email, company: optionalText(quizRules.company.max) };

/** A result, and who asks for a consultation about it; without a contact, only the result was asked for. */
export type AssessmentRequest = {
  contact?: { name: string; email: string; company?: string | undefined };
  score: number;
  riskLevel: RiskLevel;
  answers?: RiskAnswers | undefined;
} & Partial<z.infer<z.ZodMiniObject<typeof envelope>>>;

const mismatch = 'The score, the risk level and the answers do not belong together';

const short = z.string().check(z.maxLength(300));

/** By question, or as an address has them; what is no answer of ours is left out. */
const givenAnswers = z.pipe(
  z.union([short, z.record(short, short)]),
  z.transform((given) => readAnswers(typeof given === 'string' ? given : writeAnswers(given))),
);

/** Of the script, and of who calls the API. The result is worked out again, and has to be the same. */
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

/** The form's name in a post without a script. */
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

/** The result of a form in which every question is answered. */
function resultOf(fields: Readonly<Record<string, unknown>>) {
  const answers: RiskAnswers = Object.fromEntries(riskQuestions.map(({ id }) => [id, String(fields[id])]));
  const { score = 0, riskLevel = riskLevelOf(0) } = assessRisk(answers) ?? {};
  return { score, riskLevel, answers };
}

/** Of the form posted without a script and with nothing but answers. */
export const answeredForm = z.pipe(
  z.object(answerFields),
  z.transform((answers): AssessmentRequest => resultOf(answers)),
);

/** The same with somebody to write to. */
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
