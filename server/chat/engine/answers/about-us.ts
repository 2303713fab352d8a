import { company } from '../../../../shared/company/company.ts';
import { postalLine } from '../../../../shared/company/contact.ts';
import { homeTime, hours as supportHours } from '../../../../shared/company/hours.ts';
import { openDays } from '../../../../shared/company/open-days.ts';
import { isInSupportHours } from '../../../../shared/company/support-hours.ts';
import { isOpenThen } from './asked-hours.ts';
import { type EngineReply, linkTo, listed, type Situation, sourcesAt } from './reply.ts';

const known = (intent: string, text: string, paths: readonly string[], { knowledge }: Situation): EngineReply => ({
  text,
  sources: sourcesAt(paths, knowledge),
  quotes: [],
  known: true,
  intent,
});

/** When the help desk is open (docs/product.md, section 9). */
export function hours(at: Situation): EngineReply {
  const state = /\b(now|today|tonight|currently|right now)\b/.test(at.asked.text)
    ? ` At this moment it is ${isInSupportHours(at.now) ? 'open' : 'closed; emergencies are answered'}.`
    : '';
  const when = `${openDays}, ${supportHours.opens} to ${supportHours.closes}, ${homeTime}`;
  const isOpen = isOpenThen(at.asked.text);
  const says =
    isOpen === undefined
      ? `is open ${when}, and closed on public holidays`
      : `is ${isOpen ? 'open' : 'closed'} then: its hours are ${when}, except on public holidays`;
  const text = `The help desk ${says}.${state} Emergencies are answered day and night, every day.`;
  return known('hours', text, ['/contact-us', '/services/managed-it/help-desk'], at);
}

/** Phone, email and offices; of one city, if its name is given and we have an office there. */
export function contact(at: Situation): EngineReply {
  const { asked, knowledge } = at;
  const paths = ['/contact-us', ...asked.places.map(({ place }) => place.path)];
  const [page] = sourcesAt(paths, knowledge);
  if (/\b(call|ring|phone) (me|us)\b(?! (before|if|when|first))|\bcall ?back\b/.test(asked.text)) {
    const text = `Leave your number ${page ? `on ${linkTo(page)}` : 'with us'}: a technician calls within ${knowledge.facts.times.contact} in support hours. Or call ${company.phone.display}.`;
    return known('contact', text, paths, at);
  }
  const named = company.offices.filter(({ id }) => asked.places.some(({ place }) => place.slug === id));
  const shown = named.length > 0 ? named : company.offices;
  const inWriting = /\b(e ?mail|write|text)\b/.test(asked.text) && !/\bcall\b.*\bor\b/.test(asked.text);
  const ways = inWriting
    ? `Write to ${company.email}: we answer in writing. The phone is ${company.phone.display}.`
    : `Call ${company.phone.display} or write to ${company.email}.`;
  const addresses = `${shown.length > 1 ? 'Our offices are' : 'The office is'} at ${listed(shown.map((office) => postalLine(office)))}. Please call before you come by.`;
  const wherePlace = /\b(where\w*|address|locat\w+|offices?|directions|parking|visit|drop|swing|come)\b/.test(
    asked.text,
  );
  return known('contact', wherePlace ? `${addresses} ${ways}` : `${ways} ${addresses}`, paths, at);
}

/** The words of this answer make the buttons appear (decision 47). */
export function booking(at: Situation): EngineReply {
  const text = `Press Schedule Meeting below and choose a time, or call ${company.phone.display}. The first assessment is free, and a technician calls within ${at.knowledge.facts.times.contact} in support hours.`;
  return known('booking', text, ['/contact-us', '/blog/what-a-free-it-assessment-covers'], at);
}

/** Whether a person can answer at this moment, and how to reach one. */
export function person(at: Situation): EngineReply {
  const open = isInSupportHours(at.now);
  const here = at.staffed
    ? 'A colleague is at work here now: write "talk to a person", and they can join this chat.'
    : open
      ? 'No colleague has our chats open at this moment.'
      : `Nobody is at the help desk now: it opens ${openDays} at ${supportHours.opens}, ${homeTime}.`;
  const else_ = at.staffed
    ? ''
    : ` Write "talk to a person": what you have written reaches one, who calls within ${at.knowledge.facts.times.contact} in support hours.`;
  const text = `${here}${else_} Or call ${company.phone.display}; emergencies are answered day and night.`;
  return known('person', text, ['/contact-us'], at);
}
