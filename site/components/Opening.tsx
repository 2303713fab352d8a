import type { ReactNode } from 'react';
import type { PageContext } from '../layouts/context.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { longDate } from './long-date.ts';

export type OpeningProps = {
  page: PageContext;
  lead: string;
  /** ISO date of the last change to the text; shown when given. */
  updated?: string;
  /** What is particular to this kind of page, beside or below the heading. */
  children?: ReactNode;
  tone?: 'ink' | 'paper';
};

/** How every page below home begins: the way back, the heading, the answer. */
export function Opening({ page, lead, updated, children, tone = 'paper' }: OpeningProps) {
  const exists = (path: string) => path === '/' || page.site.pages.some((other) => other.path === path);
  return (
    <section className={tone === 'ink' ? 'opening opening--ink ink' : 'opening'}>
      <div className="wrap opening__body">
        <div>
          <Breadcrumbs path={page.path} exists={exists} />
          <h1 className="opening__title">{page.title}</h1>
          <p className="lead opening__lead">{lead}</p>
          {updated && (
            <p className="small opening__updated">
              Updated <time dateTime={updated}>{longDate(updated)}</time>
            </p>
          )}
        </div>
        {children && <div className="opening__side">{children}</div>}
      </div>
    </section>
  );
}
