import type { Faq } from '../data/faqs.ts';

type FaqAccordionProps = {
  faqs: readonly Faq[];
  level?: 'h3' | 'h4' /** The first answer is open. */;
  opened?: boolean;
};

/** Questions that open one by one; the answers are in the page, so search and print find them. */
export function FaqAccordion({ faqs, level = 'h3', opened = true }: FaqAccordionProps) {
  const Heading = level;
  return (
    <div className="faq-accordion">
      {faqs.map((faq, index) => (
        <details className="faq-accordion__item" key={faq.id} open={opened && index === 0}>
          <summary className="faq-accordion__question plus-mark">
            <Heading>{faq.question}</Heading>
          </summary>
          <div className="faq-accordion__answer">
            <p>{faq.answer}</p>
            {faq.link && (
              <p>
                <a href={faq.link.href}>{faq.link.label}</a>
              </p>
            )}
            {faq.citation && <p className="small">Source: {faq.citation}.</p>}
          </div>
        </details>
      ))}
    </div>
  );
}
