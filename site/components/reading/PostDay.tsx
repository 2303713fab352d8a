import type { BlogPage } from '../../schema/article.ts';
import { longDate } from '../long-date.ts';

/** The day a post appeared; the day of its last change only where that is another one. */
export function PostDay({ publishDate, updated }: Pick<BlogPage, 'publishDate' | 'updated'>) {
  return (
    <div className="post-day">
      <p className="post-day__day">
        <time dateTime={publishDate}>{longDate(publishDate)}</time>
      </p>
      {updated !== publishDate && (
        <p className="small">
          Updated <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      )}
    </div>
  );
}
