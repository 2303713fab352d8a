import { hours as supportHours } from '../../../../../shared/company/hours.ts';
import { isInSupportHours } from '../../../../../shared/company/support-hours.ts';
import { type Intent, saysOnly, sourcesAt } from '../reply.ts';

const asksHours =
  /\b(hours|hrs|open|opening|opens|close|closed|closes|closing|weekends?|saturdays?|sundays?|holidays?|christmas|evenings?|nights?|overnight|24 7|24 hours?|around the clock|midnight|availab\w+|what time|when (do|does|are|is) (you|someone|somebody|anyone|support|the (office|desk|help desk))|pick up|(answer|anyone|anybody|somebody|someone) (there|calls?|the phone|on|at)|after \d{1,2}|sat|sun|\d{1,2} ?(am|pm)|day off|(boxing|canada|labour|victoria|family|remembrance|civic) day|good friday|easter|thanksgiving|after hours|daytime|staffed|shut(?! (down|off))|(earliest|latest) (i|we|you|time)|what days|which days|until when)\b/;

const own =
  /^(hours?|hrs|open\w*|clos\w+|\d{1,2}(am|pm)|am|pm|24x7|24h|sat|sun|weekends?|saturdays?|sundays?|holidays?|christmas|boxing|canada|labour|victoria|family|remembrance|civic|thanksgiving|years|eve|public|stat|statutory|lunch|night\w*|overnight|midnight|clock|around|over|outside|availab\w+|staffed|calls?|phones?|reach|pick|up|there|breaks?|emergency|urgent|free|down|easter|good|daytime|until|policy|shut|ring|days?|earliest|latest|server|dies|hours)$/;

const wide = /\/services\/(managed-it(\/help-desk)?|voip)$/;

/** When the help desk is open (docs/product.md, section 9). */
export const hours: Intent = (asked, knowledge, now) => {
  if (!asksHours.test(asked.text) || !saysOnly(asked, own) || /\b(voip|pbx|phone systems?)\b/.test(asked.text)) return;
  if (/\b(meeting|appointment|consultation)\b/.test(asked.text)) return;
  if (asked.services.some(({ path }) => !wide.test(path)) || asked.trades.length > 0) return;
  if (asked.places.length > 0 && !/\b(open|hours|closed?|you|your|support|help|offices?)\b/.test(asked.text)) return;
  const state = /\b(now|today|tonight|currently|right now)\b/.test(asked.text)
    ? ` At this moment it is ${isInSupportHours(now) ? 'open' : 'closed; emergencies are answered'}.`
    : '';
  return {
    text: `The help desk is open Monday to Friday, ${supportHours.opens} to ${supportHours.closes}, Toronto time, and closed on Ontario's public holidays.${state} Emergencies are answered day and night, every day.`,
    sources: sourcesAt(['/contact-us', '/services/managed-it/help-desk'], knowledge),
    quotes: [],
    known: true,
    intent: 'hours',
  };
};
