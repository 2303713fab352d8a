import { homeTime, hours } from '../../shared/company/hours.ts';
import { openDays } from '../../shared/company/open-days.ts';
import { isCallPromise, type Promised } from './promise.ts';

const clock = (time: string) => time.replace(/^0/, '');
const supportTime = `${openDays} from ${clock(hours.opens)} to ${clock(hours.closes)} ${homeTime}`;

export function handoverSentence({ kind, text }: Pick<Promised, 'kind' | 'text'>): string {
  if (isCallPromise({ text })) return callSentence(text);
  if (kind === 'within')
    return `A person will read your conversation (we are there ${supportTime}). We will be in touch ${text}.`;
  return `A person will read your conversation in our support hours, ${supportTime}: we will be in touch ${text}.`;
}

/** Names the support hours, because "within 2 hours" (docs/product.md, section 8) may precede it. */
export function promiseSentence({ kind, text, form }: Omit<Promised, 'by'>): string {
  if (isCallPromise({ text })) return callSentence(text);
  if (kind === 'within') return `We will be in touch ${text}.`;
  if (form === 'risk-quiz')
    return `Our ${hours.consultationWithinHours} hours leave out weekends and closed days: an expert will be in touch ${text}, ${homeTime}.`;
  return `Our ${hours.contactWithinHours} hours are support hours, ${supportTime}: we will be in touch ${text}.`;
}

const callSentence = (text: string) => `We will call you ${text}, ${homeTime}.`;
