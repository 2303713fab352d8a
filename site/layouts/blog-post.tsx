import { Opening } from '../components/Opening.tsx';
import { PostTags } from '../components/PostTags.tsx';
import { Prose } from '../components/Prose.tsx';
import { PostDay } from '../components/reading/PostDay.tsx';
import { PostNeighbours } from '../components/reading/PostNeighbours.tsx';
import { ReadingPage } from '../components/reading/ReadingPage.tsx';
import { Sources } from '../components/Sources.tsx';
import { Takeaways } from '../components/Takeaways.tsx';
import type { LayoutProps } from '../context.ts';

/** A blog post with its day, its tags and links to the posts before and after it. */
export default function BlogPost({ page, data, content }: LayoutProps<'blog-post'>) {
  return (
    <ReadingPage
      page={page}
      data={data}
      published={data.publishDate}
      closing="Is it like this at your office? Tell us."
    >
      <Opening page={page} lead={data.lead} label={<PostDay {...data} />} about={<PostTags tags={data.tags} />} />
      <div className="post wrap">
        <Takeaways lines={data.takeaways} title="In short" plain />
        <Prose html={content} />
      </div>
      <Sources sources={data.sources} />
      <PostNeighbours pages={page.site.pages} path={page.path} />
    </ReadingPage>
  );
}
