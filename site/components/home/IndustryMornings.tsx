import { industries } from '../../data/industries.ts';
import { SectionLabel } from '../SectionLabel.tsx';

/** Industries by the call that comes in on a bad morning. */
export function IndustryMornings() {
  return (
    <section className="industry-mornings" aria-labelledby="industries">
      <div className="wrap section">
        <SectionLabel>Industries</SectionLabel>
        <h2 id="industries">It is 8:10 and the phone rings.</h2>
        <ul className="industry-mornings__list">
          {industries.map((industry) => (
            <li key={industry.slug}>
              <a className="industry-mornings__link" href={`/industries/${industry.slug}`}>
                <span className="industry-mornings__name">{industry.name}</span>
                <span className="industry-mornings__call">“{industry.badMorning}”</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="small">Calls like the ones an office makes; not quotes from customers.</p>
      </div>
    </section>
  );
}
