import { ClosingBand } from '../components/ClosingBand.tsx';
import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import { ReadingList } from '../components/ReadingList.tsx';
import type { ContentPage } from '../schema/read-pages.ts';
import { childrenOf } from '../seo/tree.ts';
import type { LayoutProps } from './context.ts';

/** An index of the pages in a folder (`lists`): library, guides, webinars, white papers, case studies. */
export function Collection({ page, data, content }: LayoutProps<'collection'>) {
  const groups = data.lists
    .map((list) => ({ ...list, pages: piecesIn(page.site.pages, list.folder) }))
    .filter((group) => group.pages.length > 0);
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} />
      <div className="collection wrap">
        {groups.map((group) => (
          <section className="collection__group" key={group.folder} aria-label={group.title}>
            {groups.length > 1 && <h2 className="collection__title">{group.title}</h2>}
            <ReadingList
              items={group.pages.map(({ path, data }) => ({ href: path, title: data.title, text: data.lead }))}
            />
          </section>
        ))}
        <ProseSections html={content} />
      </div>
      <ClosingBand title="A question it does not answer? Ask." action="Book Free Consultation" />
    </Page>
  );
}

/** The pieces of a folder: newest first where they have a day, by title otherwise. Indexes are no pieces. */
function piecesIn(pages: readonly ContentPage[], folder: string): ContentPage[] {
  const day = ({ data }: ContentPage) => ('publishDate' in data ? String(data.publishDate) : '');
  return childrenOf(pages, folder)
    .filter((entry) => entry.kind !== 'collection' && entry.kind !== 'assessment')
    .sort((a, b) => day(b).localeCompare(day(a)));
}
