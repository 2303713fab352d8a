import { expertFaqs, quickFaqs } from '../../facts/faqs.ts';
import { FaqAccordion } from '../articles/FaqAccordion.tsx';
import { PhoneFold } from '../ui/PhoneFold.tsx';

/** Six short questions and four expert ones (docs/product.md, section 2, home page). */
export function Questions() {
  return (
    <div className="questions wrap section">
      <section aria-label="Questions">
        <PhoneFold title="Questions on a first call">
          <FaqAccordion faqs={quickFaqs} />
        </PhoneFold>
      </section>
      <section aria-label="Expert questions">
        <PhoneFold title="Expert questions and answers">
          <FaqAccordion faqs={expertFaqs} />
        </PhoneFold>
        <p className="questions__ask">
          Not here? <a href="/contact-us">Ask a technician</a>.
        </p>
      </section>
    </div>
  );
}
