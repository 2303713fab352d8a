import { forPartners } from '../base/for-partners.ts';
import { chatLimits, chatMessages } from '../contract/chat-rules.ts';
import { company } from '../contract/company.ts';

const { assistant, phone, email, shortName } = company;

/** What the assistant says by itself (decision 47), and what stands beside it. */
export const chatTexts = {
  subtitle: 'Assistant, available 24/7',
  why: 'If I cannot help, a person calls or writes back. That is what we need these for.',
  notice: `${assistant} is software and may be wrong. Please write no patient or client details. We look up your country from your address. Chats are kept for ${chatLimits.keptDays} days.`,
  reader: (provider: string) => ` ${provider} reads the messages to answer them.`,
  greeting: (name: string) =>
    `Hello${name && ` ${name}`}, I am ${assistant}. I answer from the pages of this site and name the page.`,
  offer: 'If you would rather talk to a person, I can help you schedule a meeting.',
  followUp: 'Shall we set up a free consultation? Pick a time, or call us.',
  restricted: chatMessages.restricted(phone.display, email),
  failed: chatMessages.failed(phone.display),
  kept: 'Not sent yet. It stays here and is sent when the connection is back.',
  answering: (name: string) => `${name} from ${shortName} is answering`,
  writing: (name: string) => `${name} is writing…`,
  left: (name: string) => `${name} has left the chat. ${assistant} answers again.`,
  asked: 'We are told that you want a person as soon as the connection is back. You can leave this page.',
  emergency:
    'In the next ten minutes: pull the network cable and turn Wi-Fi off. Do not turn the computer off. Disconnect backup drives. Write nothing to an attacker.',
  emergencyPage: {
    title: 'What else to do, by the clock',
    url: '/library/ransomware-response-first-24-hours',
  },
  forgotten: 'Erased here and on our server. A request to be called stays with us, without the chat.',
  notForgotten: 'Our server could not be reached, so the chat is not erased yet. Please try again.',
} as const;

/** Questions to begin with; the server takes the page of ours that one is on as a hint. */
export function questionsFor(path: string): readonly string[] {
  const about = !forPartners && /^\/(services|industries)\/./.test(path);
  const place = !forPartners && /^\/(locations\/.|it-support-)/.test(path);
  return [
    about ? 'What does this cost?' : 'What does managed IT cost?',
    place ? 'How soon can you be here?' : 'Which cities do you serve?',
    about ? 'What is included?' : 'How fast do you answer?',
  ];
}
