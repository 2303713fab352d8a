import { blogPagePath } from '../pages/blog-pages.ts';

/** The way from page `number` of the blog's index to the ones before and after, of `count` that hold posts. */
export function BlogPager({ number, count }: { number: number; count: number }) {
  if (count < 2) return null;
  return (
    <nav className="blog-pager" aria-label="Blog pages">
      {number > 1 && (
        <a className="blog-pager__newer" href={blogPagePath(number - 1)} rel="prev">
          Newer posts
        </a>
      )}
      <span className="blog-pager__here">
        Page {number} of {count}
      </span>
      {number < count && (
        <a className="blog-pager__older" href={blogPagePath(number + 1)} rel="next">
          Older posts
        </a>
      )}
    </nav>
  );
}
