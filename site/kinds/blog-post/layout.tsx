import { longDate } from '../../components/articles/long-date.ts';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { Takeaways } from '../../components/articles/Takeaways.tsx';
import { PathFigure } from '../../components/figures/PathFigure.tsx';
import { yearLine } from '../../components/figures/YearLine.tsx';
import { PostTags } from '../../components/lists/PostTags.tsx';
import { LongContents } from '../../components/reading/LongContents.tsx';
import { PieceAsk } from '../../components/reading/PieceAsk.tsx';
import { PostNeighbours } from '../../components/reading/PostNeighbours.tsx';
import { ReadingPage } from '../../components/reading/ReadingPage.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { sharedTags } from '../../pages/post-tags.ts';
import { posts } from '../../pages/posts.ts';
import { readingTime } from '../../pages/reading-minutes.ts';
import { readingPathOf } from '../../pages/reading-path-of.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import type { BlogPage } from './kind.ts';

export default function BlogPost({ page, data, content }: LayoutProps<'blog-post'>) {
  return (
    <ReadingPage
      page={page}
      data={data}
      published={data.publishDate}
      closing="Is it like this at your office? Tell us."
    >
      <Opening
        page={page}
        lead={data.lead}
        label={<PostDay {...data} time={readingTime(page.site.pages, page.path)} />}
        figure={data.figure && <PathFigure {...data.figure} illustrative={false} />}
      >
        {!data.figure && yearLine({ posts: posts(page.site.pages), shown: [page.path], lit: page.path })}
      </Opening>
      <div className="post">
        <SideBySide
          side={
            <>
              <Takeaways lines={data.takeaways} title="Key points" plain />
              <LongContents pages={page.site.pages} path={page.path} html={content} />
              <PieceAsk pages={page.site.pages} shelf={data.category} />
            </>
          }
        >
          <ProseFolds html={content} open={4} />
          <PostTags tags={data.tags} linked={sharedTags(page.site.pages)} />
        </SideBySide>
      </div>
      <Sources sources={data.sources} />
      {/* A post of a reading path leads on along it (`ReadingPage`). */}
      {!readingPathOf(page.site.pages, page.path) && <PostNeighbours pages={page.site.pages} path={page.path} />}
    </ReadingPage>
  );
}

function PostDay({ publishDate, updated, time }: Pick<BlogPage, 'publishDate' | 'updated'> & { time: string }) {
  return (
    <p className="small post-day">
      <time dateTime={publishDate}>{longDate(publishDate)}</time> · {time} to read
      {updated !== publishDate && (
        <>
          {' '}
          · last reviewed <time dateTime={updated}>{longDate(updated)}</time>
        </>
      )}
    </p>
  );
}
