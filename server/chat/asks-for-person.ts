/** Needs no verb: "human please". */
const alone =
  /\b(?:(?:real|live|actual) (?:person|human|agent|operator|technician|support)|humans?|person|agent|representative|rep|operator)\b/g;
const others =
  /\b(?:people|someone|somebody|anyone|anybody|technician|tech|colleague|manager|supervisor|owner|boss|expert|specialist|advis[eo]r|sales ?person)\b/g;
/** One talks to them; who "needs support" asks for something else. */
const teams = /\b(?:sales|support|staff|team|help ?desk)\b/g;
const talking = /\b(?:talk|speak|chat|connect|transfer|reach|put|through)\b/g;
const wishing = /\b(?:get|give|call|contact|need|want)\b/g;
/** What says nothing more. */
const filler =
  /\b(?:hi|hello|hey|please|ok(?:ay)?|yes|no|thanks?|thank you|i(?:'d|'m)?|we|me|us|my|you|your|would|like|can|could|may|how do i|how can i|is there|is it possible|possible|let|just|rather|instead|not|(?:an? |this |the )?(?:bot|robot|machine|computer|ai)|to|with|from|of|at|an?|the|one|now|right|here|there|today|directly|about (?:this|it|that)|actually|sales|department)\b/g;

const offered = /\bask for (?:one|a person) here\b/;
const yes = /^(?:yes|yeah|yep|please)(?:,? (?:please|do|i would))?$/;

/**
 * Whether a message asks for a person, as the chat's button does: `only` that ("can I talk to a human?"), or that `too`,
 * in a sentence of its own. A question about people ("are you human?", "price per person") does not. "Yes" does where
 * a person was offered.
 * @param said what the assistant said last
 */
export function asksForPerson(message: string, said = ''): 'only' | 'too' | undefined {
  const text = message.toLowerCase().replace(/[\u2019]/g, "'");
  const agrees = offered.test(said) && yes.test(text.replace(/[.!]/g, '').trim());
  if (agrees || isWish(text)) return 'only';
  return text.split(/[.,!?;\n]|\band\b/).some(isWish) ? 'too' : undefined;
}

function isWish(text: string): boolean {
  const has = (words: RegExp) => text.search(words) >= 0;
  const talks = has(talking);
  const named = has(alone) || (has(others) && (talks || has(wishing))) || (has(teams) && talks);
  if (!named) return false;
  const rest = [alone, others, teams, talking, wishing, filler].reduce((left, words) => left.replace(words, ' '), text);
  return !/[\p{L}\p{N}]/u.test(rest);
}
