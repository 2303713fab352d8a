import type { ReactNode } from 'react';
import type { PageContext } from '../../pages/site-context.ts';
import { longDate } from '../articles/long-date.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { Title } from '../ui/Title.tsx';
import { FactStrip, type StripFact } from './FactStrip.tsx';
import { Offer, type OfferProps } from './Offer.tsx';

export type OpeningProps = {
  page: PageContext;
  /** The words people search for, in full tone when the title has no colon. */
  subject?: string;
  lead: string;
  /** If the address does not show the kind of page. */
  label?: ReactNode;
  /** For commercial pages, below the lead, with a strip of facts under the opening. */
  offer?: Omit<OfferProps, 'path'>;
  /** In the strip, after price and response. */
  facts?: readonly StripFact[];
  about?: ReactNode;
  /** ISO date. */
  updated?: string;
  /** From the middle to the screen's edge; on a phone between heading and buttons. */
  figure?: ReactNode;
  /** In its place a map or a quiz to use: on a phone whole, and last, so that what arrives later does not push it down. */
  tool?: ReactNode;
  /** Next to the heading on a wide screen, otherwise below the lead. */
  children?: ReactNode;
  tone?: 'ink' | 'paper';
};

export function Opening(props: OpeningProps) {
  const { page, subject, lead, label, offer, facts, about, updated, figure, tool, children, tone = 'paper' } = props;
  const size = offer || (tone === 'ink' && !children) ? 'sells' : 'reads';
  const strip = offer && <FactStrip path={page.path} place={offer.place} facts={facts} />;
  const below = offer ?? about ?? updated;
  // Without a figure or an aside, the lead stands beside the heading and fills the right half.
  const beside = !offer && !figure && !tool && !children;
  return (
    <>
      <section className={`opening opening--${size}${tone === 'ink' ? ' opening--ink ink' : ''}`}>
        <div className={beside ? 'wrap opening__body opening__body--beside' : 'wrap opening__body'}>
          <div className="opening__head">
            <Breadcrumbs page={page} />
            {label}
            <Title className="opening__title" text={page.title} subject={subject} />
            {lead && <p className="lead opening__lead">{lead}</p>}
          </div>
          {figure && <div className="opening__figure">{figure}</div>}
          {below && (
            <div className="opening__below">
              {offer && <Offer {...offer} />}
              {about}
              {updated && (
                <p className="small opening__updated">
                  Updated <time dateTime={updated}>{longDate(updated)}</time>
                </p>
              )}
            </div>
          )}
          {/* A map is higher than the words beside it, and on a phone comes after the facts. */}
          {offer?.place && <div className="opening__strip">{strip}</div>}
          {tool && <div className="opening__figure opening__figure--tool">{tool}</div>}
          {children && <div className="opening__side">{children}</div>}
        </div>
      </section>
      {!offer?.place && strip}
    </>
  );
}
