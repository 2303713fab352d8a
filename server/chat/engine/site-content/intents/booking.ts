import { company } from '../../../../../shared/company/company.ts';
import { type Intent, saysOnly, sourcesAt } from '../reply.ts';

const asksBooking =
  /\b(book|booking|(arrange|plan) an? \w+|where do (i|we) sign|free for a \w+|(do|have) a (zoom|video|teams)|(come|somebody|someone) .*look at our .*free|(come|somebody|someone) (and |over and |to )?see our|start with you|review (our|my) \w+|appointment|appointments|schedule|meeting|meet|consultation|free assessment|assessment|demo|calendar|get started|set (up a \w+|something up)|next steps?|hire you|ready to (start|go|begin|sign)|\d+ min(ute)?s (of|with)|(have|take) a look|become a (client|customer)|reserve|time slot|free review|sign (us |me )?up|site visit|walk ?through|(hop|jump|get) on a .*call|talk to (an? )?(expert|specialist) .*(free|when))\b/;

/** A trade that books, not a question about the trade. */
const arranges =
  /\b(book|arrange|schedule|set up|want|like)\b(?! (a|an|my) (\w+ )?(dentist|doctor|lawyer|notary|accountant))/;

const own =
  /^(book\w*|appointments?|schedul\w*|meet|meeting|consult\w*|free|assess\w*|security|cybersecurity|risk|audit|review|demo|calendar|calls?|phone|talk|chat|slot|sign|up|get|set|make|arrange|request|callback|hop|look|walk|walkthrough|through|video|zoom|teams|online|next|like|network|systems?|switching|see|speak|sign|visit|setup|back|start|become|hire|steps?|grab|min|minutes|consultants?|ready|clients?|reserve|come|by|give)$/;

/** The words of this answer make the buttons appear (decision 47). */
export const booking: Intent = (asked, knowledge) => {
  if (
    (asked.trades.length > 0 &&
      (!arranges.test(asked.text) ||
        /\bmy (?!\w+ ?(firm|office|practice|company|clinic|shop|business))/.test(asked.text))) ||
    !asksBooking.test(asked.text) ||
    !saysOnly(asked, own) ||
    /\b(what(?! now| is the next| are the next)|why|how long|cover|covers)\b/.test(asked.text)
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
