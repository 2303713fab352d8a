import { type HeadingLink, headingsOf } from '../../pages/headings.ts';

export type ContentsProps = {
  /** The text, as rendered Markdown. */
  html: string;
  title?: string;
  /** What stands before the text. */
  before?: readonly HeadingLink[];
};

/** The headings of a text as links to them; nothing where there are too few to look among. */
export function Contents({ html, title = 'On this page', before = [] }: ContentsProps) {
  const headings = [...before, ...headingsOf(html)];
  if (headings.length < 3) return null;
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents" className="contents__title">
        {title}
      </h2>
      <ol className="contents__list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
