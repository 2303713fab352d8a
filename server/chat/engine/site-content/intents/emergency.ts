import { isEmergency } from '../../../../../shared/chat/is-emergency.ts';
import { company } from '../../../../../shared/company/company.ts';
import { type Intent, linkTo, sourcesAt } from '../reply.ts';
import type { SiteKnowledge } from '../site-knowledge.ts';

/** Where our pages describe the first steps. */
const firstSteps: readonly { when: RegExp; path: string; section: string; others: readonly string[] }[] = [
  {
    when: /\b(phones?|tablets?|laptops?|desktops?|computers?)\b.*\b(stolen|lost|missing|stole|taken)\b|\b(stolen|lost|missing|stole|taken)\b.*\b(phones?|tablets?|laptops?|desktops?|computers?)\b/,
    path: '/library/mobile-device-security',
    section: 'lost-phone-procedure-minute-by-minute',
    others: ['/library/pipeda-breach-reporting'],
  },
  {
    when: /\b(phish\w*|click|clicked|link|attachment|password|inbox|mailbox|email|emails|account|logged|login|wired|paid|transferred)\b/,
    path: '/library/phishing-email-warning-signs',
    section: 'after-a-click-or-a-password-first-minutes',
    others: ['/library/business-email-compromise-defence'],
  },
  {
    when: /\binternet\b/,
    path: '/blog/internet-outage-plan-for-small-offices',
    section: 'takeaways',
    others: ['/library/internet-failover-options'],
  },
];
const lockedScreens = {
  path: '/library/ransomware-response-first-24-hours',
  section: 'takeaways',
  others: ['/library/incident-response-plan-template'],
};
/** Broken, not attacked: steps against an attack would do harm. */
const onlyDown = /\b(down|dead|offline|crashed|died|boot|connect|working|start|turn on)\b/;
const attacked = /\b(hack\w*|ransom\w*|virus|malware|encrypted|locked|breach\w*|bitcoin|phish\w*)\b/;

/** The phone first, then the first steps, quoted from our page. */
export const emergency: Intent = (asked, knowledge) => {
  if (!isEmergency(asked.text)) return;
  const call = `Call **${company.phone.display}** now. Emergencies are answered day and night. Do not write: the phone is faster.`;
  const base = { known: true, emergency: true, intent: 'emergency' };
  if (onlyDown.test(asked.text) && !attacked.test(asked.text) && !/\binternet\b/.test(asked.text)) {
    const text = `${call}\n\nUntil then, note the time and what the screen says, and change nothing that cannot be undone.`;
    return {
      ...base,
      text,
      quotes: [],
      sources: sourcesAt(['/contact-us', '/services/managed-it/help-desk'], knowledge),
    };
  }
  const steps =
    firstSteps.find(({ when }) => when.test(asked.text) && !/\b(ransom\w*|encrypted|bitcoin)\b/.test(asked.text)) ??
    lockedScreens;
  const [page] = sourcesAt([steps.path], knowledge);
  const first = stepsOf(steps.path, steps.section, knowledge);
  const text = page && first ? `${call}\n\nThe next ten minutes, from ${linkTo(page)}:\n\n${first}` : call;
  return { ...base, text, quotes: [], sources: sourcesAt([steps.path, '/contact-us', ...steps.others], knowledge) };
};

/** The first lines of a section, as many as a small window shows. */
function stepsOf(path: string, id: string, { index }: SiteKnowledge): string {
  const at = index.pages.findIndex((page) => page.path === path);
  const section = index.sections[at]?.find((entry) => entry.id === id);
  return (section?.blocks ?? [])
    .slice(0, 5)
    .map((block) => `- ${block}`)
    .join('\n');
}
