import { homeTime } from '../company/hours.ts';
import { type LanguageCode, languages } from '../languages.ts';
import type { NewTemplate } from './replies.ts';

const signed = '{{me}}\n{{our company}}';
const letter = (...paragraphs: string[]) => [...paragraphs, signed].join('\n\n');

const english: Omit<NewTemplate, 'language'>[] = [
  {
    name: 'First answer',
    subject: 'Your request {{reference}}: {{about}}',
    body: letter(
      'Hello {{first name}},',
      'Thank you for your request. I have read it and would like to talk it through with you; 15 minutes are enough for a first answer.',
      'When may I call you? You can also reach us at {{our phone}}.',
    ),
  },
  {
    name: 'Could not reach you',
    subject: 'We tried to call you about {{about}} ({{reference}})',
    body: letter(
      'Hello {{first name}},',
      'I tried to call you about your request and did not reach you. When would be a better time? Reply to this email, or call {{our phone}} and name {{reference}}.',
    ),
  },
  {
    name: 'Appointment',
    subject: 'Our appointment about {{about}} ({{reference}})',
    body: letter(
      'Hello {{first name}},',
      `Our appointment is on {{appointment}} (${homeTime}). If that does not suit you any more, reply to this email and name another time.`,
    ),
  },
  {
    name: 'After our call',
    subject: 'What we agreed about {{about}} ({{reference}})',
    body: letter(
      'Hello {{first name}},',
      'Thank you for your time on the phone. We agreed on this:',
      '[what was agreed, and the next step]',
      'If something is missing, reply to this email or call {{our phone}}.',
    ),
  },
  {
    name: 'Our quote',
    subject: 'Our quote for {{about}} ({{reference}})',
    body: letter(
      'Hello {{first name}},',
      'Have you had time to read our quote? I can go through it with you line by line; 15 minutes are enough. If you chose someone else, a short answer helps us too.',
    ),
  },
];

const french: Omit<NewTemplate, 'language'>[] = [
  {
    name: 'Première réponse',
    subject: 'Votre demande {{reference}}',
    body: letter(
      'Bonjour {{name}},',
      'Merci pour votre demande. Je l’ai lue et j’aimerais en parler avec vous; 15 minutes suffisent pour une première réponse.',
      'Quand puis-je vous appeler? Vous pouvez aussi nous joindre au {{our phone}}.',
    ),
  },
  {
    name: 'Appel sans réponse',
    subject: 'Nous avons essayé de vous appeler ({{reference}})',
    body: letter(
      'Bonjour {{name}},',
      'J’ai essayé de vous appeler au sujet de votre demande, sans succès. Quel moment vous conviendrait mieux? Répondez à ce courriel, ou appelez au {{our phone}} et mentionnez {{reference}}.',
    ),
  },
  {
    name: 'Rendez-vous',
    subject: 'Notre rendez-vous ({{reference}})',
    body: letter(
      'Bonjour {{name}},',
      `Notre rendez-vous est fixé au {{appointment}} (${languages.fr.homeTime}). Si ce moment ne vous convient plus, répondez à ce courriel et proposez-en un autre.`,
    ),
  },
  {
    name: 'Après notre appel',
    subject: 'Ce que nous avons convenu ({{reference}})',
    body: letter(
      'Bonjour {{name}},',
      'Merci de m’avoir accordé du temps au téléphone. Nous avons convenu de ceci :',
      '[ce qui est convenu, et la prochaine étape]',
      'S’il manque quelque chose, répondez à ce courriel ou appelez au {{our phone}}.',
    ),
  },
  {
    name: 'Notre soumission',
    subject: 'Notre soumission ({{reference}})',
    body: letter(
      'Bonjour {{name}},',
      'Avez-vous eu le temps de lire notre soumission? Je peux la parcourir avec vous, ligne par ligne; 15 minutes suffisent. Si vous avez choisi quelqu’un d’autre, un mot en réponse nous aide aussi.',
    ),
  },
];

const byLanguage: Record<LanguageCode, typeof english> = { en: english, fr: french };

/** What a new database begins with; administrators change them. */
export const standardTemplates: readonly NewTemplate[] = Object.entries(byLanguage).flatMap(([language, templates]) =>
  templates.map((template) => ({ ...template, language: language as LanguageCode })),
);
