import { company } from '../data/company.ts';

/** The logo: a lamp that is on, and the name. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg className="wordmark__lamp" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="none" stroke="currentColor" strokeOpacity="0.35" />
        <circle cx="12" cy="12" r="7.5" fill="none" stroke="currentColor" strokeOpacity="0.6" />
        <circle className="wordmark__light" cx="12" cy="12" r="4.5" />
      </svg>
      {company.shortName}
    </span>
  );
}
