import type { LeadAnswer } from '../../shared/staff/inbox.ts';

/** What a lead waits for; the one button that is filled on its page. */
export function nextAct({ owner, state, phone }: LeadAnswer): 'take' | 'call' | 'reply' | undefined {
  if (state !== 'new') return undefined;
  if (!owner) return 'take';
  return phone ? 'call' : 'reply';
}
