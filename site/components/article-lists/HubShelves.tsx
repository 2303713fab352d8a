import { libraryShelves } from '../../facts/library-shelves.ts';
import type { Piece, SubjectGroup } from '../../pages/pieces.ts';
import { countOf } from '../figures/DotIndex.tsx';
import { type Spine, type SpineMark, Spines } from '../figures/Spines.tsx';

/** The spines of a shelf stand in this order. */
const marks: { mark: SpineMark; text: string }[] = [
  { mark: 'plain', text: 'Library articles' },
  { mark: 'quiet', text: 'Blog posts' },
  { mark: 'strong', text: 'Guides and white papers' },
];
const order = marks.map(({ mark }) => mark);

function markOf(path: string): SpineMark {
  if (path.startsWith('/library/')) return 'plain';
  return path.startsWith('/blog/') ? 'quiet' : 'strong';
}

const byKind = (one: Piece, other: Piece) => order.indexOf(markOf(one.path)) - order.indexOf(markOf(other.path));

type HubShelvesProps = {
  groups: readonly SubjectGroup[];
  /** Its spine is lit. */
  newest?: { path: string; title: string };
};

/** Everything there is to read, a spine a piece, on the boards of its subjects; each leads to its titles below. */
export function HubShelves({ groups, newest }: HubShelvesProps) {
  const spineOf = ({ path, minutes }: Piece): Spine => ({
    minutes,
    mark: path === newest?.path ? 'lit' : markOf(path),
  });
  const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
  return (
    <nav className="hub-shelves" aria-labelledby="hub-shelves">
      <p className="hub-shelves__title" id="hub-shelves">
        <strong>
          {countOf(count, 'piece')} on {groups.length === 1 ? 'one shelf' : `${groups.length} shelves`}
        </strong>{' '}
        A spine is a piece; the higher, the longer to read.
      </p>
      <ul className="hub-shelves__list">
        {groups.map(({ subject, pieces }) => {
          const spines = pieces.toSorted(byKind).map(spineOf);
          return (
            <li key={subject}>
              <a className="hub-shelves__shelf" href={`#${subject}`}>
                <span className="hub-shelves__name">{libraryShelves[subject]}</span>{' '}
                <span className="hub-shelves__count">
                  {pieces.length}
                  <span className="hidden-text">{pieces.length === 1 ? ' piece' : ' pieces'}</span>
                </span>
                <span className="hub-shelves__spines">
                  <Spines spines={spines} travels />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <p className="small hub-shelves__key">
        {marks.map(({ mark, text }) => (
          <span key={mark}>
            <Spines spines={[{ minutes: 8, mark }]} /> {text}
          </span>
        ))}
        {newest && (
          <span>
            <Spines spines={[{ minutes: 8, mark: 'lit' }]} /> The newest: <a href={newest.path}>{newest.title}</a>
          </span>
        )}
      </p>
    </nav>
  );
}
