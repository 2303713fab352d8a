export type ListedLink = { href: string; label: string; count?: number };

export type PageLinksProps = {
  /**
   * `contents`: the headings of a long text, beside it. `counts`: the parts of a list, each with how many pieces it
   * has. `letters`: the same from a to z, in rows. `choices`: which part is for which reader, in large type; the title begins each line.
   */
  variant: 'contents' | 'counts' | 'letters' | 'choices';
  title: string;
  links: readonly ListedLink[];
};

/** With fewer links there is nothing to choose from. */
const fewest = { contents: 3, counts: 2, letters: 2, choices: 1 };

/** Links to the parts of a page, or of what it lists. */
export function PageLinks({ variant, title, links }: PageLinksProps) {
  if (links.length < fewest[variant]) return null;
  const Title = variant === 'contents' ? 'h2' : 'p';
  return (
    <nav className={`page-links page-links--${variant}`} aria-labelledby="page-links">
      <Title className="page-links__title" id="page-links">
        {title}
      </Title>
      <ul className="page-links__list">
        {links.map(({ href, label, count }) => (
          <li key={href}>
            <a className="page-links__link" href={href}>
              {label}
              {count !== undefined && (
                <span className={variant === 'letters' ? 'hidden-text' : 'page-links__count'}>
                  {' '}
                  {count} <span className="hidden-text">{count === 1 ? 'piece' : 'pieces'}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
