import { FaqAccordion } from './FaqAccordion.tsx';

/** The page's own questions at its end. */
export function FaqSection({
  faqs,
  title = 'Questions',
}: {
  faqs: readonly { question: string; answer: string }[];
  title?: string;
}) {
  return (
    <section className="faq-section wrap section" aria-labelledby="faq">
      <h2 id="faq">{title}</h2>
      <FaqAccordion faqs={faqs.map((faq) => ({ id: faq.question, ...faq }))} />
    </section>
  );
}
