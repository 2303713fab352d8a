import { minutesLine } from '../../pages/reading-minutes.ts';
import { DotField } from '../figures/DotField.tsx';

/** `minutes`: to read that part, a dot each. */
export type ListedLink = { href: string; label: string; count?: number; minutes?: number };

export type PageLinksProps = {
  /** `contents`: headings of a long text; `counts`: parts of a list with sizes; `choices`: parts by reader. */
  variant: 'contents' | 'counts' | 'choices';
  title: string;
  links: readonly ListedLink[];
};

const fewest = { contents: 3, counts: 2, choices: 1 };

export function PageLinks({ variant, title, links }: PageLinksProps) {
  if (links.length < fewest[variant]) return null;
  // Rows of like dots say nothing.
  const isDotted = new Set(links.flatMap(({ minutes }) => minutes ?? [])).size > 1;
  const Title = variant === 'contents' ? 'h2' : 'p';
  return (
    <nav className={`page-links page-links--${variant}`} aria-labelledby="page-links">
      <Title className="page-links__title" id="page-links">
        {title}
        {isDotted && (
          <span className="page-links__unit" aria-hidden="true">
            {' '}
            a dot for each minute begun
          </span>
        )}
      </Title>
      <ul className="page-links__list">
        {links.map(({ href, label, count, minutes }) => (
          <li key={href}>
            <a className="page-links__link" href={href}>
              {label}
              {count !== undefined && (
                <span className="page-links__count">
                  {' '}
                  {count} <span className="hidden-text">{count === 1 ? 'piece' : 'pieces'}</span>
                </span>
              )}
              {minutes !== undefined && (
                <>
                  <span className="hidden-text">, {minutesLine(minutes)}</span>
                  {isDotted && <DotField count={minutes} across={10} />}
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
