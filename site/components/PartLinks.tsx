export type PartLink = { href: string; label: string; count: number };

/** Beside the heading of a list: its parts, or other lists, each with how much stands there. */
export function PartLinks({ title, parts }: { title: string; parts: readonly PartLink[] }) {
  if (parts.length < 2) return null;
  return (
    <nav className="part-links" aria-labelledby="parts">
      <p className="part-links__title" id="parts">
        {title}
      </p>
      <ul className="part-links__list">
        {parts.map((part) => (
          <li key={part.href}>
            <a href={part.href}>
              <span>{part.label}</span>{' '}
              <span className="part-links__count">
                {part.count} <span className="hidden-text">{part.count === 1 ? 'piece' : 'pieces'}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
