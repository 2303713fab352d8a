import type { PostalAnswer } from './postal-code.ts';

export type PostalFacts = {
  name: string;
  path: string;
  /** The same everywhere. */
  helpDeskMinutes: number;
  /** The city's own emergency target; on-site hours are another claim (decision 20). */
  minutes?: number | undefined;
  hours?: number | undefined;
  visits: 'on-site' | 'limited on-site' | 'remote';
};

/** Unstated times are left out (decision 24). */
export function placeAnswer(facts: PostalFacts, radiusKm: number): PostalAnswer {
  const { name, path, helpDeskMinutes, minutes, hours } = facts;
  return {
    path,
    title: `is in ${name}.`,
    minutes: `${minutes ?? helpDeskMinutes} minutes`,
    toAnswer: minutes ? 'to an emergency response' : 'to a help desk response',
    hours: hours ? `under ${hours} hours` : '',
    toVisit: hours ? 'to a technician on site' : '',
    note: noteOf(facts, `within our ${radiusKm} km circle`),
    link: `IT support in ${name}`,
  };
}

function noteOf({ name, visits }: PostalFacts, near: string): string {
  if (visits === 'remote') return 'We help by phone and screen only.';
  if (visits === 'limited on-site') return 'We help by phone and screen; visits are planned.';
  return `Targets for an emergency. We visit: ${name} lies ${near}.`;
}

export function unlistedAnswer(phone: { display: string; e164: string }): PostalAnswer {
  return {
    path: `tel:${phone.e164}`,
    title: 'is not on our list.',
    minutes: '',
    toAnswer: '',
    hours: '',
    toVisit: '',
    note: 'We list the cities around our offices. Elsewhere, help by phone and screen may do. Call and ask.',
    link: `Call ${phone.display}`,
  };
}
