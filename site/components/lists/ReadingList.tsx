export type ReadingListItem = { href: string; title: string; text: string };

export function ReadingList({ items }: { items: readonly ReadingListItem[] }) {
  return (
    <ul className="reading-list">
      {items.map((item) => (
        <li key={item.href}>
          <a className="reading-list__link" href={item.href}>
            <strong>{item.title}</strong>
            <span>{item.text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
