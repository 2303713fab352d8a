import { company, postalLine } from '../../../../../shared/company/company.ts';
import { type Intent, linkTo, listed, saysOnly, sourcesAt } from '../reply.ts';

const asksContact =
  /\b(contact|reach|phone|telephone|fax|ring|number|call|calls|email|address|mail|hold of|talk|speak|human|real person|person|agent|representative|whatsapp|in touch|customer service|operator|supervisor|complain\w*|leave (a|you) \w+ ?message|leave a message|(drop|stop|swing|come|pop) (by|in)|contact form|where (in [a-z ]+ )?(is|are)|wheres|located|location|headquarters|(have|is|got) (an|any|your) office|office (in|near)|head office|directions|parking|(visit|come to) your|callback|offices|enquir\w+|inquir\w+|(write|text|message) (you|someone|somebody|us)|write to|who do (i|we) (write|ask|email|call|talk)|walk in to your|phone me|tickets?)\b/;

const own =
  /^(contact|reach|phone|telephone|tel|fax|numbers?|call|calls|callback|calling|back|e|emails?|mail|mailing|postal|address|hold|talk|speak|agent|representative|rep|located|location|locations|headquarters|hq|head|main|directions|parking|street|near|union|station|walk|toll|rather|prefer|instead|tickets?|open|log|submit|report|issue|sales|emergenc\w+|enquir\w+|inquir\w+|message|leave|operator|whatsapp|touch|supervisor|complain\w*|cheques?|bot|robot|machine|form|addy|drop|stop|swing|come|pop|by|write|text|connect|transfer|live|chat|code|find|ring|lines?|billing|door|in|free|dial|tomorrow|direct)$/;

/** Whom to contact or how to end a contract: phone and mailbox are the answer. */
const asksWhom = new RegExp(
  [
    '\\b(who|whom|which number|what number|where) (do|can|should|would|must) (i|we|you) (call|phone|ring|dial|email|write|contact|ask|talk|speak|turn)\\b',
    '\\b(someone|somebody|anyone|person|human|line) (i|we) can (speak|talk|call)\\b|\\breport (a|an|my|our) (problem|issue|fault)\\b',
    '\\bhow (do|can|would) (i|we) (cancel|end|leave|quit|stop|change|upgrade|downgrade|pause) (my |our |the |your )?(contract|plan|agreement|subscription|service)s?\\b',
  ].join('|'),
);

/** The visitor's own phone or mailbox: a question about a service. */
const theirs = /\b(my|our|we have offices|keep|port|move)\b/;

const asksPlace =
  /\b(wheres?|(drop|stop|swing|come|pop) (by|in)|address|located|location|headquarters|office|offices|directions|parking|visit)\b/;
const asksCallBack = /\b(call|ring|phone) (me|us)\b|\bcall ?back\b/;

export const contact: Intent = (asked, knowledge) => {
  const whom = asksWhom.test(asked.text);
  if (!whom && (!asksContact.test(asked.text) || theirs.test(asked.text.replace(/\bcall (my|our)\b/, '')))) return;
  // "Phone" also names the telephone service.
  const services = asked.services.filter(({ path }) => !/\/(voip|help-desk|managed-it)$/.test(path));
  if (!whom && (services.length + asked.trades.length > 0 || /\b(voip|pbx|phone systems?)\b/.test(asked.text))) return;
  if (!whom && !saysOnly(asked, own)) return;
  const named = asked.places.map(({ place }) => place.slug);
  const offices = company.offices.filter(({ id }) => named.includes(id));
  // For a city without an office, the area intent answers.
  if (named.length > 0 && (offices.length === 0 || !asksPlace.test(asked.text))) return;
  const sources = sourcesAt(['/contact-us', ...asked.places.map(({ place }) => place.path)], knowledge);
  const [page] = sources;
  const ways = `Call ${company.phone.display} or write to ${company.email}.`;
  const shown = offices.length > 0 ? offices : company.offices;
  const addresses = `${shown.length > 1 ? 'Our offices are' : 'The office is'} at ${listed(shown.map((office) => postalLine(office)))}. Please call before you come by.`;
  const back = `Leave your number ${page ? `on ${linkTo(page)}` : 'with us'}: a technician calls within ${knowledge.facts.times.contact} in support hours. Or call ${company.phone.display}.`;
  const text = asksCallBack.test(asked.text)
    ? back
    : asksPlace.test(asked.text)
      ? `${addresses} ${ways}`
      : `${ways} ${addresses}`;
  return { text, sources, quotes: [], known: true, intent: 'contact' };
};
