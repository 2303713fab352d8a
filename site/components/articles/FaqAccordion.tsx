import type { Faq } from '../../facts/faqs.ts';

type FaqAccordionProps = {
  /** `id`: fragment, unique on the page. */
  faqs: readonly Faq[];
  level?: 'h3' | 'h4';
  linked?: boolean;
};

/** The id is inside `<details>`, so that a browser opens it for a fragment. */
export function FaqAccordion({ faqs, level = 'h3', linked = false }: FaqAccordionProps) {
  const Heading = level;
  return (
    <div className="faq-accordion">
      {faqs.map((faq) => (
        <details key={faq.id}>
          <summary className="faq-accordion__question plus-mark">
            <Heading>{faq.question}</Heading>
          </summary>
          <div id={faq.id}>
            <p>{faq.answer}</p>
            {faq.link && (
              <p>
                <a href={faq.link.href}>{faq.link.label}</a>
              </p>
            )}
            {faq.citation && <p className="small">Source: {faq.citation}.</p>}
            {linked && <AnswerLink id={faq.id} />}
          </div>
        </details>
      ))}
    </div>
  );
}

export function AnswerLink({ id }: { id: string }) {
  return (
    <p className="small no-print">
      <a href={`#${id}`}>Link to this answer</a>
    </p>
  );
}
