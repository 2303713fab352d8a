import type { ReactNode } from 'react';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import type { PageContext } from '../../pages/site-context.ts';
import { articleRecord } from '../../seo/article-record.ts';
import { Page } from '../frame/Page.tsx';
import { PathNeighbours } from './PathNeighbours.tsx';
import { PieceClosing } from './PieceClosing.tsx';
import { PieceRoles } from './PieceRoles.tsx';

export type ReadingPageProps = {
  page: PageContext;
  data: { metaTitle?: string; updated: string };
  /** ISO date, for dated pieces. */
  published?: string;
  /** Shown unless the text has its own call to action. */
  closing: string;
  /** Everything between the heading and the sources. */
  children: ReactNode;
};

export function ReadingPage({ page, data, published, closing, children }: ReadingPageProps) {
  const { pages } = page.site;
  return (
    <Page page={page} metaTitle={data.metaTitle} graph={[articleRecord(page, data.updated, published)]}>
      <article className="reading">{children}</article>
      <PieceRoles pages={pages} path={page.path} />
      <div className="wrap email-piece">
        <WidgetPlaceholder widget="email-me" options={{ path: page.path }} />
      </div>
      <PathNeighbours pages={pages} path={page.path} />
      <PieceClosing pages={pages} path={page.path} title={closing} />
    </Page>
  );
}
