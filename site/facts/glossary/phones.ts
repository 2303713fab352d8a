import type { GlossaryTerm } from './glossary-term.ts';

export const phonesTerms: readonly GlossaryTerm[] = [
  {
    term: 'CRTC',
    names: [],
    text: "The CRTC is Canada's regulator of telephone, internet and broadcasting companies. It sets rules on number porting and 9-1-1, and enforces most of Canada's anti-spam law. Take a complaint about a carrier to the carrier first.",
    see: '/library/business-number-porting',
  },
  {
    term: 'Mean opinion score (MOS)',
    names: ['MOS'],
    text: 'The mean opinion score is a grade for the sound quality of a call, from 1 (bad) to 5 (excellent). It originally came from listening tests; phone systems now estimate it from delay, jitter and packet loss. Compare it over time on the same system.',
    see: '/library/call-quality-troubleshooting',
  },
  {
    term: 'Next generation 9-1-1 (NG9-1-1)',
    names: ['NG9-1-1', 'next-generation 9-1-1'],
    text: 'NG9-1-1 is the new emergency call network in Canada, built on internet technology. It is designed to carry more than voice, such as a more precise location. Keep the address of your own phones up to date. {fact:ng911-deadline}',
    see: '/library/emergency-calling-with-voip',
  },
  {
    term: 'Number porting',
    names: [],
    text: "Number porting means taking your phone number with you to another provider. The new provider makes the request, and the name, service address and account number must match the old provider's record. Do not cancel the old line first, because you may lose the number with it.",
    see: '/library/business-number-porting',
  },
  {
    term: 'Session Initiation Protocol (SIP)',
    names: ['SIP'],
    text: 'SIP is the common language that internet phones use to set up and end calls. A SIP trunk is a line that connects a phone system to the public network. A router function called SIP ALG often disrupts calls and is usually switched off.',
    see: '/library/voip-readiness-checklist',
  },
  {
    term: 'SIM',
    names: ['eSIM'],
    text: 'A SIM is the chip, or the built-in profile (eSIM), that ties a phone or router to a number. A criminal who has your number moved to another SIM receives your text messages; sign-ins by app or passkey do not depend on the number.',
    see: '/library/mobile-device-security',
  },
  {
    term: 'Teams Phone',
    names: ['Microsoft Teams Phone'],
    text: 'Teams Phone adds outside calls to Microsoft Teams, with phone numbers, menus and voicemail. It needs a licence for each person and a calling plan from Microsoft or another carrier. Desk phones are possible but not required.',
    see: '/library/teams-phone-overview',
  },
  {
    term: 'Voice over IP (VoIP)',
    names: ['VoIP', 'voice over IP'],
    text: 'Voice over IP carries phone calls over the internet connection instead of a telephone line. It adds call menus and mobile apps, and makes moving offices easier. It depends on power and internet, and emergency calls need a correct address on file.',
    see: '/library/voip-vs-traditional-phone-lines',
  },
];
