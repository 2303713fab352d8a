import { expertFaqs } from '../../data/faqs.ts';
import { FaqAccordion } from '../FaqAccordion.tsx';
import { SectionLabel } from '../SectionLabel.tsx';

/** Four expert questions and answers, as an accordion. */
export function ExpertFaqs() {
  return (
    <section className="expert-faqs wrap section" aria-labelledby="expert">
      <div>
        <SectionLabel>Expert answers</SectionLabel>
        <h2 id="expert">The longer ones.</h2>
        <p className="lead expert-faqs__lead">
          Not here? <a href="/contact-us">Ask us</a>; a technician answers, not a sequence of emails.
        </p>
      </div>
      <FaqAccordion faqs={expertFaqs} />
    </section>
  );
}
