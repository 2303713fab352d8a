import { useEffect } from 'react';
import type { StaffRole } from '../../shared/staff/staff.ts';
import type { ViewProps } from '../ui/OnDemand.tsx';
import { topics } from './topics.tsx';
import './Help.css';
import { setPageTitle } from '../data/page-title.ts';

/** Each role sees the topics of its views. */
export default function Help({ me, rest }: ViewProps) {
  const shown = topics.filter(({ roles }) => roles.includes(me.role satisfies StaffRole));
  useEffect(() => {
    setPageTitle('Help');
  }, []);
  useEffect(() => {
    if (rest) document.getElementById(`help-${rest}`)?.scrollIntoView();
  }, [rest]);
  return (
    <>
      <h1>Help</h1>
      <nav className="st-help__topics" aria-label="Topics">
        <ul>
          {shown.map(({ id, title }) => (
            <li key={id}>
              <a href={`#/help/${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="st-help">
        {shown.map(({ id, title, Text }) => (
          <section key={id} id={`help-${id}`} aria-labelledby={`help-${id}-title`}>
            <h2 id={`help-${id}-title`}>{title}</h2>
            <Text />
          </section>
        ))}
      </div>
    </>
  );
}
