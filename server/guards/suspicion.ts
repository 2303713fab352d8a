import { formTokenMinAge, honeypotField } from '../../shared/http.ts';
import type { FormTokenSigner } from './form-token-signer.ts';

/** What a form sends for the guards, in addition to what the visitor typed. */
export type GuardFields = { [honeypotField]?: string; token?: string };

/**
 * Judges the spam guards of one form post. Nothing is refused here: a suspicious
 * request is kept and quarantined. A missing token alone means nothing (a form without JavaScript has none).
 * Gives the reasons to hold the request back for a person to look at; none: []
 */
export function createJudge(tokens: FormTokenSigner, now: () => number) {
  return (fields: GuardFields): string[] => {
    const suspicion = fields[honeypotField] ? ['honeypot'] : [];
    if (!fields.token) return suspicion;
    const token = tokens.read(fields.token);
    if (!token) return [...suspicion, 'token-forged'];
    const age = now() - token.issuedAt.getTime();
    // Issued in the future: this server's clock was set back, or another process's is ahead.
    if (age >= 0 && age < formTokenMinAge) suspicion.push('token-too-young');
    if (now() > token.expiresAt.getTime()) suspicion.push('token-expired');
    return suspicion;
  };
}

export type Judge = ReturnType<typeof createJudge>;
