import { type Spine, type SpineMark, Spines } from './Spines.tsx';

export type ShelfFigureProps = {
  title: string;
  /** Empty shelves are left out. */
  shelves: readonly { href: string; name: string; spines: readonly Spine[] }[];
  /** What each mark means. */
  marks: readonly { mark: SpineMark; text: string }[];
};

/** Shelves to choose from, each with its pieces as spines. */
export function ShelfFigure({ title, shelves, marks }: ShelfFigureProps) {
  return (
    <nav className="shelf-figure" aria-labelledby="page-links">
      <p className="shelf-figure__title" id="page-links">
        {title}
      </p>
      <ul className="shelf-figure__list">
        {shelves.map(({ href, name, spines }) => (
          <li key={href}>
            <a className="shelf-figure__shelf" href={href}>
              <span className="shelf-figure__name">
                {name}{' '}
                <span className="shelf-figure__count">
                  {spines.length} <span className="hidden-text">{spines.length === 1 ? 'piece' : 'pieces'}</span>
                </span>
              </span>
              <Spines spines={spines} />
            </a>
          </li>
        ))}
      </ul>
      <p className="small shelf-figure__key">
        {marks.map(({ mark, text }) => (
          <span key={mark}>
            <Spines spines={[{ minutes: 4, mark }]} /> {text}
          </span>
        ))}
        <span>The higher, the longer to read.</span>
      </p>
    </nav>
  );
}
