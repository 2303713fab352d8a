/** Links to parts of the page one is on, so that a reader finds their own at once. `title` begins each line. */
export function JumpList({ title, links }: { title: string; links: readonly { text: string; fragment: string }[] }) {
  return (
    <nav className="jump-list" aria-labelledby="jump-list">
      <p id="jump-list" className="jump-list__title">
        {title}
      </p>
      <ul className="jump-list__links">
        {links.map(({ text, fragment }) => (
          <li key={fragment}>
            <a className="jump-list__link" href={`#${fragment}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
