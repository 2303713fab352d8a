import { longDate } from '../../components/articles/long-date.ts';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { Takeaways } from '../../components/articles/Takeaways.tsx';
import { PostTags } from '../../components/lists/PostTags.tsx';
import { LongContents } from '../../components/reading/LongContents.tsx';
import { PieceAsk } from '../../components/reading/PieceAsk.tsx';
import { PostNeighbours } from '../../components/reading/PostNeighbours.tsx';
import { pieceFigure } from '../../components/reading/piece-figure.tsx';
import { ReadingPage } from '../../components/reading/ReadingPage.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { sharedTags } from '../../pages/post-tags.ts';
import { readingTime } from '../../pages/reading-minutes.ts';
import { readingPathOf } from '../../pages/reading-path-of.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import type { BlogPage } from './kind.ts';

export default function BlogPost({ page, data, content }: LayoutProps<'blog-post'>) {
  const { pages } = page.site;
  const { figure, text } = pieceFigure({
    pages,
    title: data.title,
    html: content,
    own: data.figure,
    shelf: data.category,
  });
  return (
    <ReadingPage
      page={page}
      data={data}
      published={data.publishDate}
      closing="Is it like this at your office? Tell us."
      // A post of a reading path leads on along it (`ReadingPage`).
      next={readingPathOf(pages, page.path) ? undefined : <PostNeighbours pages={pages} path={page.path} />}
    >
      <Opening
        page={page}
        lead={data.lead}
        label={<PostDay {...data} time={readingTime(pages, page.path)} />}
        figure={figure}
      />
      <div className="post">
        <SideBySide
          side={
            <>
              <Takeaways lines={data.takeaways} title="Key points" plain />
              <LongContents pages={pages} path={page.path} html={content} />
              <PieceAsk pages={pages} shelf={data.category} />
            </>
          }
        >
          <ProseFolds html={text} open={4} />
          <PostTags tags={data.tags} linked={sharedTags(pages)} />
        </SideBySide>
      </div>
      <Sources sources={data.sources} />
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
