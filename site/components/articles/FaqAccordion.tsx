import type { Faq } from '../../facts/faqs.ts';

type FaqAccordionProps = {
  /** `id` is the fragment of the answer's address: no other element of the page may have it. */
  faqs: readonly Faq[];
  level?: 'h3' | 'h4';
  /** The first answer is open. */
  opened?: boolean;
  /** Each answer ends with a link to itself. */
  linked?: boolean;
};

/**
 * Questions that open one by one; the answers are in the page, so search and print find them. The id stands inside
 * `<details>`: a browser opens it for a fragment as it does for a word that is searched for.
 */
export function FaqAccordion({ faqs, level = 'h3', opened = true, linked = false }: FaqAccordionProps) {
  const Heading = level;
  return (
    <div className="faq-accordion">
      {faqs.map((faq, index) => (
        <details key={faq.id} open={opened && index === 0}>
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

/** The address of an answer, to be copied and sent. */
export function AnswerLink({ id }: { id: string }) {
  return (
    <p className="small no-print">
      <a href={`#${id}`}>Link to this answer</a>
    </p>
  );
}
