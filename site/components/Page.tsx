import type { ReactNode } from 'react';
import type { PageContext } from '../layouts/context.ts';
import { breadcrumbRecord } from '../seo/breadcrumbs.ts';
import { Head } from '../seo/Head.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

export type PageProps = { page: PageContext; metaTitle?: string; graph?: readonly object[]; children: ReactNode };

/**
 * The frame of every page (specification, section 2, page layout): header, breadcrumb record, main
 * content, footer. The related-resources block stands between the last two once there are pages to relate.
 */
export function Page({ page, metaTitle, graph = [], children }: PageProps) {
  const crumbs = page.path === '/' || !page.indexable ? [] : [breadcrumbRecord(page.site.origin, page.path)];
  return (
    <html lang="en-CA">
      <Head page={page} metaTitle={metaTitle} graph={[...graph, ...crumbs]} />
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Header path={page.path} />
        <main id="main">{children}</main>
        <Footer path={page.path} />
      </body>
    </html>
  );
}
