import { Recording } from '../components/pieces/Recording.tsx';
import { ReadingIndex } from '../components/ReadingIndex.tsx';
import type { LayoutProps } from '../context.ts';
import { sessionsOf } from '../pages/sessions.ts';

/** The recordings, each with its agenda by the minute, so that a visitor can ask for one part. */
export default function Videos({ page, data, content }: LayoutProps<'videos'>) {
  const { recorded } = sessionsOf(page.site.pages, page.site.today);
  return (
    <ReadingIndex page={page} data={data} content={content} tone="ink">
      {recorded.length > 0 && (
        <div className="videos">
          {recorded.map((session) => (
            <Recording key={session.page.path} {...session} />
          ))}
        </div>
      )}
    </ReadingIndex>
  );
}
