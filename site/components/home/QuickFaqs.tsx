import { quickFaqs } from '../../data/faqs.ts';

/** Six short questions, answered where they stand. */
export function QuickFaqs() {
  return (
    <section className="quick-faqs wrap section" aria-labelledby="questions">
      <h2 id="questions">Asked on nearly every first call.</h2>
      <div className="quick-faqs__list">
        {quickFaqs.map((faq) => (
          <div className="quick-faqs__item" key={faq.id}>
            <h3>{faq.question}</h3>
            <p>{faq.answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
