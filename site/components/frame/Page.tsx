import type { ReactNode } from 'react';
import { serviceOptionOf } from '../../facts/service-of.ts';
import { breadcrumbRecord } from '../../seo/breadcrumbs.ts';
import { Head, type HeadProps } from '../../seo/Head.tsx';
import { faqRecords } from '../../seo/page-records.ts';
import { relatedOf } from '../../seo/related.ts';
import { pageAt } from '../../seo/tree.ts';
import { wholeGraph } from '../../seo/whole-graph.ts';
import { RelatedResources } from '../articles/RelatedResources.tsx';
import { CallBar } from './CallBar.tsx';
import { ChatLauncher } from './ChatLauncher.tsx';
import { ConsentStrip } from './ConsentStrip.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PromotionBand } from './PromotionBand.tsx';

export type PageProps = HeadProps & { children: ReactNode };

/** The frame of every page (docs/product.md, section 2, page layout). */
export function Page({ page, metaTitle, map, graph = [], children }: PageProps) {
  const { origin, pages } = page.site;
  const crumbs = page.path !== '/' && pageAt(pages, page.path) ? [breadcrumbRecord(origin, page.path, pages)] : [];
  const records = wholeGraph(origin, [...graph, ...faqRecords(page), ...crumbs]);
  const related = page.canonical && page.path.length > 1 ? relatedOf(page.path, pages) : undefined;
  return (
    <html lang="en-CA" data-itwidgets="">
      <Head page={page} metaTitle={metaTitle} map={map} graph={records} />
      {/* Preselects the service in the booking dialog; also read by analytics. */}
      <body data-service={serviceOptionOf(page.path)}>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {page.site.otherScripts && <ConsentStrip scripts={page.site.otherScripts} />}
        <PromotionBand today={page.site.today} />
        <Header path={page.path} />
        <main id="main">{children}</main>
        {related && <RelatedResources related={related} />}
        <Footer path={page.path} />
        <CallBar />
        <ChatLauncher />
      </body>
    </html>
  );
}
