import type { Faq } from '../data/faqs.ts';

/** An FAQPage record of questions that the page shows. */
export function faqRecord(origin: string, path: string, faqs: readonly Faq[]): object {
  return {
    '@type': 'FAQPage',
    '@id': `${origin}${path}#faq`,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
