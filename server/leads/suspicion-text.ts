/** The reasons of `server/guards/suspicion.ts`. */
const reasons: Record<string, string> = {
  honeypot: 'a field that people do not see was filled in',
  'token-forged': 'it carries a token that is not ours',
  'token-too-young': 'it was sent within two seconds',
  'token-expired': 'its form had been open for more than a day',
};

/** Why a request looks like spam. */
export const suspicionText = (suspicion: string): string =>
  suspicion
    .split(',')
    .map((reason) => reasons[reason] ?? reason)
    .join('; ');
