import type { ReactNode } from 'react';
import { SectionLabel } from '../ui/SectionLabel.tsx';

const parts = [
  { name: 'A network scan', text: 'from outside, the way an attacker would look' },
  { name: 'A policy review', text: 'what is written, and what people do' },
  { name: 'A compliance check', text: 'PIPEDA, and PHIPA where health records are held' },
  { name: 'A report with priorities', text: 'what to fix first, in plain words' },
];

/** `children`: the hero form. */
export function AssessmentOffer({ children }: { children: ReactNode }) {
  return (
    <section className="assessment-offer wrap section" aria-labelledby="assessment">
      <div>
        <SectionLabel>Free security assessment</SectionLabel>
        <h2 id="assessment">See what an attacker would see.</h2>
        <ol className="assessment-offer__parts">
          {parts.map((part, index) => (
            <li key={part.name}>
              <span className="assessment-offer__number" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <strong>{part.name}</strong>
                <span className="assessment-offer__what">, {part.text}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="small">No charge. The report is yours either way.</p>
      </div>
      <div className="assessment-offer__form">{children}</div>
    </section>
  );
}
