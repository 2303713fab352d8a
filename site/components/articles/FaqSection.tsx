import { company } from '../../../shared/company/company.ts';
import { fragmentOf } from '../../markdown/fragment-of.ts';
import { FaqAccordion } from './FaqAccordion.tsx';

/** Fragments are made from the questions. */
export function FaqSection({
  faqs,
  title = 'Questions',
}: {
  faqs: readonly { question: string; answer: string }[];
  title?: string;
}) {
  return (
    <section className="faq-section wrap section" aria-labelledby="faq">
      <div>
        <h2 id="faq">{title}</h2>
        <p className="faq-section__ask">
          Not here? Ask a technician: <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
        </p>
      </div>
      <FaqAccordion linked faqs={faqs.map((faq) => ({ id: fragmentOf(faq.question), ...faq }))} />
    </section>
  );
}
