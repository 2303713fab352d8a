import { expertFaqs, quickFaqs } from '../../facts/faqs.ts';
import { FaqAccordion } from '../articles/FaqAccordion.tsx';

/** Six short questions and four expert ones (docs/product.md, section 2, home page). */
export function Questions() {
  return (
    <div className="questions wrap section">
      <section aria-labelledby="questions">
        <h2 id="questions">Questions on a first call</h2>
        <FaqAccordion faqs={quickFaqs} />
      </section>
      <section aria-labelledby="expert">
        <h2 id="expert">Expert questions and answers</h2>
        <FaqAccordion faqs={expertFaqs} />
        <p className="questions__ask">
          Not here? <a href="/contact-us">Ask a technician</a>.
        </p>
      </section>
    </div>
  );
}
