import { company } from '../../../../../widgets/contract/company.ts';
import { type Intent, saysOnly, sourcesAt } from '../reply.ts';

const asksBooking =
  /\b(book|booking|appointment|appointments|schedule|meeting|meet|consultation|free assessment|assessment|demo|calendar|get started|sign up|sign me up|site visit|walk ?through)\b/;

const alsoSaid =
  /^(available|free|request|callback|book|booking|appointment|appointments|schedule|scheduling|meeting|meet|consultation|consult|free|assessment|security|cybersecurity|risk|it|demo|calendar|started|start|sign|up|site|visit|call|time|slot|person|technician|expert|specialist|team|people|week|tomorrow|today|next|monday|tuesday|wednesday|thursday|friday|morning|afternoon|online|set|make|arrange|request|video|zoom|teams|set|quick|minute|office|business|company)$/;

/** How to book: the buttons follow what is said here (decision 47). */
export const booking: Intent = (asked, knowledge) => {
  if (
    !asksBooking.test(asked.text) ||
    !saysOnly(asked, alsoSaid) ||
    /\b(what|why|how long|cover|covers)\b/.test(asked.text)
  )
    return;
  return {
    text: `Press Schedule Meeting below and choose a time, or call ${company.phone.display}. The first assessment is free, and a technician calls within ${knowledge.facts.times.contact} in support hours.`,
    sources: sourcesAt(['/contact-us', '/blog/what-a-free-it-assessment-covers'], knowledge),
    quotes: [],
    known: true,
    intent: 'booking',
  };
};
