const most = 3;

/**
 * Where a message is cut: after a sentence, before "and" with a question, and at a comma or colon before a question or a statement.
 * Blanks are single ones by then.
 */
const cuts = new RegExp(
  [
    '(?<=[?!]) |\\n|(?<=[a-z\\d]{2}[.;]) ',
    '(?: ?,)? (?:and|also|plus|[+&]) (?=(?:how|what|whats|when|where|who|which|why|do|does|did|can|could|is|are|will|would|should|may)\\b)',
    '[,:] (?=(?:(?:how|what|when|where|who|which|why) (?:much|many|long|soon|fast|do|does|did|is|are|can|could|would|will|should)|(?:do|does|did|can|could|is|are|will|would|should) (?:i|we|you|u|they|it|that|this|the|our|your|there))\\b)',
    '(?<=,) (?=(?:we|were|my|our|im|its|they|last)\\b)',
    " et (?=est-ce|c'est|combien|quel|où|avez|êtes|venez|offrez)",
  ].join('|'),
  'i',
);
const begins =
  /^(?:(?:and|so|also|ok|okay|great|thanks|hi|well|now),? )*(?:how|what|whats|when(?! (?:we|i|you|our|my|the)\b)|where|who|which|why|do|does|did|can|could|is|are|will|would|should|may|combien|quel|est-ce|où|avez|êtes|venez|offrez)\b/i;

/**
 * "What are your hours and how much is it" has two questions. A statement ("we are twelve people") joins the question
 * after it.
 */
export function splitQuestion(raw: string): string[] {
  const questions: string[] = [];
  let statements = '';
  for (const piece of piecesOf(raw)) {
    if (asks(piece)) {
      questions.push(`${statements}${piece}`);
      statements = '';
    } else statements += `${piece} `;
  }
  if (questions.length === 0) return [raw];
  if (statements) questions[questions.length - 1] += ` ${statements.trim()}`;
  return questions.length > most ? [...questions.slice(0, most - 1), questions.slice(most - 1).join(' ')] : questions;
}

/** The sentence that asks, of a question with statements around it; undefined if it is the whole, or if several ask. */
export function askingPart(question: string): string | undefined {
  const pieces = piecesOf(question);
  const asking = pieces.filter(asks);
  return pieces.length > 1 && asking.length === 1 ? asking[0] : undefined;
}

/** Whether a message, or a part of one, asks something. */
export const isQuestion = (text: string): boolean => piecesOf(text).some(asks);

/** Parts that may ask without the form of a question: "price for 12 people, contract length, and if you do phones". */
export function fragmentsOf(raw: string): string[] {
  const parts = raw.split(/[,;.?!\n+&]|\b(?:and|plus|also)\b/i).map((part) => part.trim());
  const some = parts.filter((part) => /\S \S/.test(part));
  return some.length > 1 ? some.filter((part) => !begins.test(part)).slice(0, mostFragments) : [];
}

const mostFragments = 4;

function piecesOf(raw: string): string[] {
  // One blank each: a pattern with several runs of blanks would be slow.
  const text = raw.replace(/\s+/g, (gap) => (/\n\s/.test(gap) ? '\n' : ' '));
  return text
    .split(cuts)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

const asks = (piece: string): boolean => piece.includes('?') || begins.test(piece);
