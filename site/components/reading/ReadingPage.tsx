import type { ReactNode } from 'react';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import type { PageContext } from '../../pages/site-context.ts';
import { articleRecord } from '../../seo/article-record.ts';
import { ClosingBand } from '../frame/ClosingBand.tsx';
import { Page } from '../frame/Page.tsx';
import { PathNeighbours } from './PathNeighbours.tsx';
import { PieceRoles } from './PieceRoles.tsx';

export type ReadingPageProps = {
  page: PageContext;
  data: { metaTitle?: string; updated: string };
  /** ISO date, for dated pieces. */
  published?: string;
  /** Heading of the closing band. */
  closing: string;
  /** Where to read on, before the reading path. */
  next?: ReactNode;
  /** Everything between the heading and the sources. */
  children: ReactNode;
};

export function ReadingPage({ page, data, published, closing, next, children }: ReadingPageProps) {
  const { pages } = page.site;
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[articleRecord(page, data.updated, published)]}>
      <article className="reading">{children}</article>
      {/* One row at a desk: who signs the piece and how to keep it, and where to read on. */}
      <div className="piece-end wrap">
        <div className="piece-end__keep">
          <PieceRoles pages={pages} path={page.path} />
          <WidgetPlaceholder widget="email-me" options={{ path: page.path }} />
        </div>
        <div className="piece-end__next">
          {next}
          <PathNeighbours pages={pages} path={page.path} />
        </div>
      </div>
      <ClosingBand title={closing} action="Book Free Consultation" />
    </Page>
  );
}
