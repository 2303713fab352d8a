import { company } from '../../../../shared/company/company.ts';

/** The longest open question that is quoted, in characters. */
const quotable = 80;
const unquoted = 'the rest of your question';

/** @param question the part without an answer, as a visitor typed it; absent: it is not repeated */
export function notAnswered(question = ''): string {
  const subject = question !== '' && question.length <= quotable ? `“${question}”` : unquoted;
  return `On ${subject} I am not sure: ask at ${company.phone.display}, or ask for a person here.`;
}

/** An answer for an email, which may reach a stranger: without what a visitor typed. */
export const withoutTyped = (answer: string): string =>
  answer.replace(/On “[^”]*” I am not sure: /g, `On ${unquoted} I am not sure: `);
