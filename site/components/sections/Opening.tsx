import type { ReactNode } from 'react';
import type { PageContext } from '../../pages/site-context.ts';
import { longDate } from '../articles/long-date.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { CallBar } from '../frame/CallBar.tsx';
import { Offer, type OfferProps } from './Offer.tsx';

export type OpeningProps = {
  page: PageContext;
  lead: string;
  /** If the address does not show the kind of page. */
  label?: ReactNode;
  /** For commercial pages, below the lead. */
  offer?: Omit<OfferProps, 'path'>;
  about?: ReactNode;
  /** ISO date. */
  updated?: string;
  /** Below everything, on the same background; on a narrow screen before `children`. */
  answer?: ReactNode;
  /** Next to the heading on a wide screen, otherwise below the lead. */
  children?: ReactNode;
  tone?: 'ink' | 'paper';
};

export function Opening({ page, lead, label, offer, about, updated, answer, children, tone = 'paper' }: OpeningProps) {
  return (
    <section className={tone === 'ink' ? 'opening opening--ink ink' : 'opening'}>
      <div className="wrap opening__body">
        <div>
          <Breadcrumbs page={page} />
          {label}
          <h1 className="opening__title">{page.title}</h1>
          {lead && <p className="lead opening__lead">{lead}</p>}
          {offer && <Offer path={page.path} {...offer} />}
          {about}
          {updated && (
            <p className="small opening__updated">
              Updated <time dateTime={updated}>{longDate(updated)}</time>
            </p>
          )}
        </div>
        {answer && <div className="opening__answer">{answer}</div>}
        {children && <div className="opening__side">{children}</div>}
      </div>
      {offer && <CallBar />}
    </section>
  );
}
