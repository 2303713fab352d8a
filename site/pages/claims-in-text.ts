import { type ClaimId, claims } from '../data/claims.ts';
import { closest } from './closest.ts';

const mark = /\{claim:([A-Za-z0-9-]+)\}/g;

/** The text with every `{claim:id}` replaced by the claim's value. */
export function withClaims(text: string): string {
  return text.replace(mark, (whole, id: string) => (id in claims ? claims[id as ClaimId].value : whole));
}

/** The same for every string in a value read from front matter. */
export function withClaimsDeep<Value>(value: Value): Value {
  if (typeof value === 'string') return withClaims(value) as Value;
  if (Array.isArray(value)) return value.map(withClaimsDeep) as Value;
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withClaimsDeep(entry)])) as Value;
  }
  return value;
}

/** Ids of the claims that a text names, each once. */
export function claimsIn(text: string): string[] {
  return [...new Set([...text.matchAll(mark)].map((match) => match[1] ?? ''))];
}

/** Unknown claims in a text, with their lines. */
export function unknownClaims(text: string): { line: number; id: string; meant?: string }[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(mark)]
      .map((match) => match[1] ?? '')
      .filter((id) => !(id in claims))
      .map((id) => ({ line: index + 1, id, meant: closest(id, Object.keys(claims)) })),
  );
}
