import { contentsOf } from '../../pages/contents-of.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { wordsIn } from '../../pages/reading-minutes.ts';
import { pageAt } from '../../seo/tree.ts';
import { PageLinks } from '../sections/PageLinks.tsx';

/** Words from which a piece shows its contents. */
const longFrom = 900;

export type LongContentsProps = {
  pages: readonly ContentPage[];
  path: string;
  html: string;
};

/** Nothing for a short piece. */
export function LongContents({ pages, path, html }: LongContentsProps) {
  if (wordsIn(pageAt(pages, path)?.body ?? '') < longFrom) return null;
  return (
    <div className="long-contents">
      <PageLinks variant="contents" title="On this page" links={contentsOf(html)} />
    </div>
  );
}
