import { PhoneFold } from '../ui/PhoneFold.tsx';

/** On a phone closed. `mark`: ticked, numbered or plain rules. */
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
  const list = (
    <List className={`points__list points__list--${mark}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  );
  return (
    <section className="points">
      {title ? (
        <PhoneFold title={title} count={points.length}>
          {list}
        </PhoneFold>
      ) : (
        list
      )}
    </section>
  );
}
