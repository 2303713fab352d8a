/** `mark`: ticked, numbered or plain rules. */
export function Points({
  title,
  points,
  mark = 'rule',
}: {
  title?: string;
  points: readonly string[];
  mark?: 'rule' | 'tick' | 'number';
}) {
  const List = mark === 'number' ? 'ol' : 'ul';
  return (
    <section className="points">
      {title && <h2 className="points__title">{title}</h2>}
      <List className={`points__list points__list--${mark}`}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </section>
  );
}
