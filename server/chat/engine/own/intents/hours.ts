import { deskIsOpen } from '../../../../../widgets/contract/desk.ts';
import { hours as desk } from '../../../../../widgets/contract/hours.ts';
import { type Intent, saysOnly, sourcesAt } from '../reply.ts';

const asksHours =
  /\b(hours|open|opening|opens|close|closed|closes|closing|weekend|weekends|saturday|saturdays|sunday|sundays|holiday|holidays|christmas|evening|evenings|night|nights|overnight|after hours|24 7|24 hours?|around the clock|midnight|available|availability|what time|sat|sun|\d{1,2} ?(am|pm)|day off|boxing day|canada day|good friday|labour day|victoria day|family day|thanksgiving)\b/;

const alsoSaid =
  /^(\d{1,2}(am|pm)|am|pm|sat|sun|canada|labour|victoria|family|boxing|good|thanksgiving|new|years|eve|call|calls|24x7|24h|staffed|everyone|anyone|hours?|open|opening|opens|close|closed|closes|closing|weekends?|saturdays?|sundays?|mondays?|fridays?|holidays?|christmas|evenings?|nights?|overnight|after|around|clock|midnight|available|availability|time|times|today|tonight|tomorrow|late|early|morning|work|working|days?|week|support|help|desk|office|offices|business|it|service|services|answer|pick|phone|phones|call|reach|toronto|weekday|weekdays|ontario|public|stat|statutory|lunch|until|till|long|during|outside|person|human|people)$/;

/** Services that are open when the desk is. */
const wide = /\/services\/(managed-it(\/help-desk)?|voip)$/;

/** When somebody is at the desk (specification, section 9). */
export const hours: Intent = (asked, knowledge, now) => {
  if (!asksHours.test(asked.text) || !saysOnly(asked, alsoSaid) || /\b(voip|pbx|phone systems?)\b/.test(asked.text))
    return;
  if (asked.services.some(({ path }) => !wide.test(path)) || asked.trades.length > 0) return;
  const state = /\b(now|today|tonight|currently|right now)\b/.test(asked.text)
    ? ` At this moment it is ${deskIsOpen(now) ? 'open' : 'closed; emergencies are answered'}.`
    : '';
  return {
    text: `The help desk is open Monday to Friday, ${desk.opens} to ${desk.closes}, Toronto time, and closed on Ontario's public holidays.${state} Emergencies are answered day and night, every day.`,
    sources: sourcesAt(['/contact-us', '/services/managed-it/help-desk'], knowledge),
    quotes: [],
    known: true,
    intent: 'hours',
  };
};
