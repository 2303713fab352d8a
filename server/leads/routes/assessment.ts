import * as z from 'zod/mini';
import { inSentences, referenceSentence, untilWhen } from '../../../shared/forms/lead-answer.ts';
import { quizMessages } from '../../../shared/forms/messages.ts';
import { paths } from '../../../shared/http.ts';
import {
  type AssessmentRequest,
  answeredForm,
  answeredRequest,
  quizForm,
  scoredRequest,
} from '../../../shared/tools/assessment.ts';
import { assessRisk, readAnswers, writeAnswers } from '../../../shared/tools/risk-quiz.ts';
import { type ReadRoute, writeRoute } from '../../http/route.ts';
import type { Leads } from '../create-leads.ts';
import { promiseSentence } from '../promise-sentence.ts';
import { type AcceptingLeads, acceptLead } from './accept-lead.ts';
import { leadAnswerSchema } from './lead-answer-schema.ts';

const quizPage = '/resources/cybersecurity-assessment';
const resultPath = `${quizPage}/result`;

const resultAt = (parts: Record<string, string>) => `${resultPath}?${new URLSearchParams(parts)}`;

/**
 * `POST /api/cybersecurity-assessment`: docs/product.md, section 7; decisions 10 and 41. Answers without contact
 * details are scored but not stored.
 */
export const assessment = (needs: AcceptingLeads) =>
  writeRoute<AssessmentRequest>({
    method: 'POST',
    path: paths.assessment,
    summary: 'Ask for a consultation about a result of the risk quiz.',
    access: 'partners',
    limit: 'contacts',
    judged: true,
    answer: {
      status: 201,
      about: 'Kept.',
      schema: leadAnswerSchema,
    },
    otherAnswers: [
      {
        status: 200,
        about: 'Answers alone, without contact details: scored, not kept.',
        schema: z.object({ ok: z.literal(true), riskLevel: z.string(), score: z.number() }),
      },
    ],
    refuses: ['conflict'],
    body: {
      examples: {
        result: { name: 'Jo Li', email: 'jo@firm.example', company: 'Li & Co', riskLevel: 'High', score: 13 },
      },
      schemas: [scoredRequest, answeredRequest, answeredForm],
      choose(raw) {
        const { form, name, email, company } = (raw ?? {}) as Record<string, unknown>;
        if (form !== quizForm) return scoredRequest;
        const written = [name, email, company].some((value) => typeof value === 'string' && value.trim());
        return written ? answeredRequest : answeredForm;
      },
      refusedForm: () => 'risk-quiz',
    },
    handle: async (exchange) => {
      const { contact, answers, riskLevel, score, page, consent } = exchange.body;
      const given = answers && { answers: writeAnswers(answers) };
      if (!contact) return { status: 200, json: { ok: true, riskLevel, score }, seeOther: resultAt({ ...given }) };
      const details = { score, riskLevel, ...(answers && { answers }) };
      const answer = await acceptLead(needs, exchange, { ...contact, form: quizForm, details, page, consent });
      return { status: 201, json: answer, seeOther: resultAt({ ...given, reference: answer.reference }) };
    },
  });

/** The quiz result without JavaScript; its address holds the answers and survives a reload. */
export const assessmentResult = ({ leads }: { leads: Leads }): ReadRoute => ({
  method: 'GET',
  path: resultPath,
  summary: 'Show the result of the risk quiz by its answers.',
  access: 'ours',
  limit: 'receipts',
  forPeople: true,
  handle: async ({ query }) => {
    const result = assessRisk(readAnswers(query.get('answers') ?? ''));
    if (!result) return { status: 303, seeOther: quizPage };
    const reference = query.get('reference');
    const receipt = reference ? await leads.receipt(reference) : undefined;
    const slots = {
      score: String(result.score),
      level: result.riskLevel,
      advice: result.advice,
      thanks: receipt ? told(receipt) : '',
    };
    const results = result.areas.map(({ question, chosen }) => ({
      path: question.page,
      texts: {
        area: question.area,
        answer: chosen.label,
        points: `${chosen.points}`,
        more: `More about ${question.area.toLowerCase()}`,
        step: chosen.points > 0 ? question.thisWeek : 'Nothing to do here this week.',
      },
    }));
    return { status: 200, page: { of: 'risk-result', slots, results } };
  },
});

function told({ reference, promised }: { reference: string; promised: Parameters<typeof promiseSentence>[0] }): string {
  const given = { reference, promise: promiseSentence(promised), promiseKind: promised.kind };
  return inSentences(untilWhen(quizMessages.thanks, given), referenceSentence(given));
}
