import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { Prose } from '../../components/articles/Prose.tsx';
import { PairedLook } from '../../components/figures/PairedLook.tsx';
import { yearLine } from '../../components/figures/YearLine.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PostList } from '../../components/lists/PostList.tsx';
import { TagFilter } from '../../components/lists/TagFilter.tsx';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { blogPagePath, blogPages } from '../../pages/blog-pages.ts';
import { postsByTag } from '../../pages/post-tags.ts';
import { posts } from '../../pages/posts.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** Twelve posts per page (decision 3). A page without posts of its own says so. */
export default function BlogIndex({ page, data, content }: LayoutProps<'blog-index'>) {
  const number = page.pageNumber ?? 1;
  const { shown, shownPage, pageCount, postCount } = blogPages(page.site.pages, number);
  const numbered = (title: string) => (number > 1 ? `${title}, page ${number}` : title);
  const year =
    shownPage === number
      ? yearLine({
          posts: posts(page.site.pages),
          shown: shown.map(({ path }) => path),
          lit: number === 1 ? shown[0]?.path : undefined,
          filled: pageCount > 1 ? 'on this page' : undefined,
          now: number === 1 ? 'the newest' : undefined,
        })
      : undefined;
  return (
    <Page
      page={{ ...page, title: numbered(page.title) }}
      metaTitle={data.metaTitle === undefined ? undefined : numbered(data.metaTitle)}
    >
      <Opening
        page={{ ...page, title: numbered(page.title) }}
        lead={data.lead}
        about={<Offer action="Book Free Consultation" />}
      />
      <div className="blog-index wrap">
        {year && (
          <div className="blog-year">
            {year}
            <PairedLook
              count={shown.length}
              dot="data-post"
              when={(number) => `[data-at="${number}"] a:is(:hover,:focus-visible)`}
              look="r:9px;fill:var(--nl-accent);stroke:var(--nl-text);stroke-width:2.5"
            />
          </div>
        )}
        {shownPage !== number && <p className="blog-index__note">{whereTheyAre(postCount, pageCount)}</p>}
        <PostList posts={shown} newestFirst={shownPage === 1} />
        <div className="blog-index__ask">
          <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Rather ask than read?" />
        </div>
        <BlogPager number={shownPage} count={pageCount} />
        <div className="blog-index__end">
          <div className="blog-index__newsletter">
            <WidgetPlaceholder widget="newsletter" options={{ source: 'blog', page: page.path }} />
            <p className="small blog-index__feeds no-print">
              Read it in a feed reader: <a href="/blog/feed.xml">Atom</a> or <a href="/blog/feed.json">JSON Feed</a>.
            </p>
          </div>
          <div>
            <TagFilter tags={number === 1 ? postsByTag(page.site.pages) : []} />
            <Prose html={content} />
          </div>
        </div>
      </div>
      <ClosingBand title="Have a question it doesn’t answer? Ask us." action="Book Free Consultation" />
    </Page>
  );
}

function whereTheyAre(posts: number, pages: number) {
  const first = <a href={blogPagePath(1)}>first page</a>;
  if (posts === 0) return 'No post is out yet.';
  if (posts === 1) return <>The one post is on the {first}. Here it is.</>;
  if (pages === 1) {
    return (
      <>
        All {posts} posts are on the {first}. Here they are.
      </>
    );
  }
  return (
    <>
      All {posts} posts are on the {first} and the {pages === 2 ? 'one' : 'two'} after it. Here are the newest.
    </>
  );
}

/** `count`: pages with posts. */
function BlogPager({ number, count }: { number: number; count: number }) {
  if (count < 2) return null;
  return (
    <nav className="blog-pager" aria-label="Blog pages">
      {number > 1 && (
        <a className="blog-pager__newer" href={blogPagePath(number - 1)} rel="prev">
          Posts before these
        </a>
      )}
      <span className="blog-pager__here">
        Page {number} of {count}
      </span>
      {number < count && (
        <a className="blog-pager__older" href={blogPagePath(number + 1)} rel="next">
          More posts
        </a>
      )}
    </nav>
  );
}
