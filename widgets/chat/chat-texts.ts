import { chatLimits } from '../../shared/chat/chat-rules.ts';
import { contact } from '../../shared/company/contact.ts';
import { forPartners } from '../base/for-partners.ts';

const { assistant, shortName } = contact;

// Decision 47. Separate exports, so that the bundler can inline them.

export const subtitle = 'Assistant, available 24/7';
export const why = 'If I cannot help, a person calls or writes back. That is what we need these for.';
export const notice = `${assistant} is software and may be wrong. Please write no patient or client details. We look up your country from your address. Chats are kept for ${chatLimits.keptDays} days.`;
export const reader = (provider: string) => ` ${provider} reads the messages to answer them.`;
export const greeting = (name: string) =>
  `Hello${name && ` ${name}`}, I am ${assistant}. I answer from ${shortName}'s pages and name the page.`;
export const offer = 'If you would rather talk to a person, I can help you schedule a meeting.';
export const followUp = 'Would you like to schedule a free consultation?';
export const waits = 'Not sent yet.';
export const kept = `Not sent yet. It stays here and is sent as soon as our server can be reached. You can leave this page. In a hurry? Call ${contact.phone.display}.`;
export const answering = (name: string) => `${name} from ${shortName} is answering`;
export const writing = (name: string) => `${name} is writing…`;
export const left = (name: string) => `${name} has left the chat. ${assistant} answers again.`;
export const asking = 'Asking…';
export const full = 'That conversation was full, so I began a new one here.';

/** If the server does not say by when. */
export const handedOver = 'Your request has reached us. A person will be in touch.';
export const emergency = 'The phone is faster than this chat.';
/** Only where computers are attacked: with a stolen phone or money sent, other things come first. */
export const attackWords = /ransom|encrypt|malware|virus|\bfiles\b.*\blocked\b|\bwe\b.{0,12} hacked\b/i;
export const attack =
  'In the next ten minutes: pull the network cable and turn Wi-Fi off. Do not turn the computer off. Disconnect backup drives. Write nothing to an attacker.';
export const attackPage = {
  title: 'What else to do, by the clock',
  url: '/library/ransomware-response-first-24-hours',
};
export const forgotten = 'Erased here and on our server. A request to be called stays with us, without the chat.';
export const notForgotten = 'Our server could not be reached, so the chat is not erased yet. Please try again.';

export function questionsFor(path: string): readonly string[] {
  const about = !forPartners && /^\/(services|industries)\/./.test(path);
  const place = !forPartners && /^\/(locations\/.|it-support-)/.test(path);
  return [
    about ? 'What does this cost?' : 'What does managed IT cost?',
    place ? 'How soon can you be here?' : 'Which cities do you serve?',
    about ? 'What is included?' : 'How fast do you answer?',
  ];
}
