const most = 3;

const asking = 'how|what|whats|when|where|who|which|why|do|does|did|can|could|is|are|will|would|should|may';

/**
 * "What are your hours and how much is it" has two questions. A statement ("we are twelve people") joins the question
 * after it.
 */
export function splitQuestion(raw: string): string[] {
  // One blank each: a pattern with several runs of blanks would be slow.
  const text = raw.replace(/\s+/g, (gap) => (/\n\s/.test(gap) ? '\n' : ' '));
  const pieces = text
    .split(new RegExp(`(?<=[?!]) |\\n|(?<=[a-z]{2}[.;]) |(?: ?,)? (?:and|also|plus) (?=(?:${asking})\\b)`, 'i'))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const questions: string[] = [];
  let statements = '';
  for (const piece of pieces) {
    const asks = piece.includes('?') || new RegExp(`^(?:and |so |also )?(?:${asking})\\b`, 'i').test(piece);
    if (asks) {
      questions.push(`${statements}${piece}`);
      statements = '';
    } else statements += `${piece} `;
  }
  if (questions.length === 0) return [raw];
  if (statements) questions[questions.length - 1] += ` ${statements.trim()}`;
  return questions.length > most ? [raw] : questions;
}
