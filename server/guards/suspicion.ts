import { formTokenMinAge, honeypotField } from '../../widgets/contract/http.ts';
import type { FormTokenSigner } from './form-token-signer.ts';
import { provesWork } from './proof-of-work.ts';

/** What a form sends for the guards, beside the visitor's own words. */
export type GuardFields = { [honeypotField]?: string; token?: string; proof?: string };

/** Reasons to hold a request back for a person to look at; empty: none. */
export type Judgement = { suspicion: string[] };

/**
 * Judges the spam guards of one form post (design, "Server"). Nothing is refused here: a suspicious
 * request is kept and quarantined. A missing token alone means nothing (a form without JavaScript has none).
 */
export function createJudge(tokens: FormTokenSigner, now: () => number) {
  return (fields: GuardFields, unusualLoad: boolean): Judgement => {
    const suspicion: string[] = [];
    if (fields[honeypotField]) suspicion.push('honeypot');
    if (!fields.token) {
      if (unusualLoad) suspicion.push('proof-missing');
      return { suspicion };
    }
    const token = tokens.read(fields.token);
    if (!token) {
      suspicion.push('token-forged');
      return { suspicion };
    }
    const age = now() - token.issuedAt.getTime();
    // Issued in the future: this server's clock was set back, or another process's is ahead.
    if (age >= 0 && age < formTokenMinAge) suspicion.push('token-too-young');
    if (now() > token.expiresAt.getTime()) suspicion.push('token-expired');
    const proven = token.bits === 0 || provesWork(fields.token, fields.proof ?? '', token.bits);
    if (!proven) suspicion.push(fields.proof ? 'proof-wrong' : 'proof-missing');
    return { suspicion };
  };
}

export type Judge = ReturnType<typeof createJudge>;
