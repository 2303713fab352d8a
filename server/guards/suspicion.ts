import { formTokenMinAge, honeypotField } from '../../shared/http.ts';
import type { FormTokenSigner } from './form-token-signer.ts';

export type GuardFields = { [honeypotField]?: string; token?: string };

/** Reasons to quarantine a form post. A missing token means nothing: forms without JavaScript have none. */
export function createJudge(tokens: FormTokenSigner, now: () => number) {
  return (fields: GuardFields): string[] => {
    const suspicion = fields[honeypotField] ? ['honeypot'] : [];
    if (!fields.token) return suspicion;
    const token = tokens.read(fields.token);
    if (!token) return [...suspicion, 'token-forged'];
    const age = now() - token.issuedAt.getTime();
    // Negative age: this clock was set back, or another process's is ahead.
    if (age >= 0 && age < formTokenMinAge) suspicion.push('token-too-young');
    if (now() > token.expiresAt.getTime()) suspicion.push('token-expired');
    return suspicion;
  };
}

export type Judge = ReturnType<typeof createJudge>;
