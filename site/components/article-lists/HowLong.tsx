import type { ReactNode } from 'react';
import type { ContentPage } from '../../pages/read-pages.ts';
import { pageAt } from '../../seo/tree.ts';
import { DotField } from '../figures/DotField.tsx';

/** Minutes of a dot. */
const dot = 10;

type HowLongProps = {
  pages: readonly ContentPage[];
  /** The newest of each. */
  paper?: ContentPage;
  guide?: ContentPage;
};

/** Opens the resources: the piece for the time that one has, a dot for ten minutes of it. */
export function HowLong({ pages, paper, guide }: HowLongProps) {
  const link = (path: string, text: string) => (pageAt(pages, path) ? <a href={path}>{text}</a> : text);
  const to = ({ path, data }: ContentPage) => <a href={path}>{data.title.split(': ', 1)[0]}</a>;
  return (
    <section className="how-long" aria-labelledby="how-long">
      <h2 className="how-long__title" id="how-long">
        How long have you got?
      </h2>
      <ol className="how-long__times">
        <Time name="Ten minutes" minutes={10}>
          Go through the thirteen rows of the {link('/cybersecurity-tracker', 'cybersecurity tracker')}, or tick the{' '}
          {link('/pipeda-compliance-checklist', 'PIPEDA checklist')}.
        </Time>
        {paper && (
          <Time name="Half an hour" minutes={30}>
            And a decision to make: read a white paper, such as {to(paper)}.
          </Time>
        )}
        {guide && (
          <Time name="An afternoon" minutes={240}>
            And the authority to change things: follow a guide from top to bottom, such as the {to(guide)}.
          </Time>
        )}
      </ol>
      <p className="small">
        A dot is ten minutes. Someone to convince? Put their own figures into the{' '}
        {link('/roi-calculator', 'ROI calculator')}.
      </p>
    </section>
  );
}

function Time({ name, minutes, children }: { name: string; minutes: number; children: ReactNode }) {
  return (
    <li className="how-long__time">
      <strong className="how-long__name">{name}</strong> <DotField count={minutes / dot} across={12} />
      <p>{children}</p>
    </li>
  );
}
