/** A message holds so many questions at most that are answered. */
const most = 3;

/** A word that a question begins with. */
const asking = 'how|what|whats|when|where|who|which|why|do|does|did|can|could|is|are|will|would|should|may';

/**
 * The questions in a message: "what are your hours and how much is it" is two. What only tells something ("we are
 * twelve people") goes with the question after it.
 */
export function splitQuestion(raw: string): string[] {
  const pieces = raw
    .split(
      new RegExp(`(?<=[?!\\n])\\s+|(?<=[a-z]{2}[.;])\\s+|\\s*,?\\s+(?:and|also|plus)\\s+(?=(?:${asking})\\b)`, 'i'),
    )
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const questions: string[] = [];
  let told = '';
  for (const piece of pieces) {
    const asks = piece.includes('?') || new RegExp(`^(?:and |so |also )?(?:${asking})\\b`, 'i').test(piece);
    if (asks) {
      questions.push(`${told}${piece}`);
      told = '';
    } else told += `${piece} `;
  }
  if (questions.length === 0) return [raw];
  if (told) questions[questions.length - 1] += ` ${told.trim()}`;
  return questions.length > most ? [raw] : questions;
}
