import { industries } from '../data/industries.ts';

/** Industries by the call that comes in on a bad morning; each line leads to its page. */
export function MorningList() {
  return (
    <>
      <ul className="morning-list">
        {industries.map((industry) => (
          <li key={industry.slug}>
            <a className="morning-list__link" href={`/industries/${industry.slug}`}>
              <span className="morning-list__name">{industry.name}</span>
              <span className="morning-list__call">“{industry.badMorning}”</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="small">Calls like the ones an office makes; not quotes from customers.</p>
    </>
  );
}
