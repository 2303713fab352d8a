import { Fragment } from 'react';
import { SubjectPieces } from '../../components/article-lists/SubjectPieces.tsx';
import { WaysIn } from '../../components/article-lists/WaysIn.tsx';
import { type Spine, type SpineMark, Spines } from '../../components/figures/Spines.tsx';
import { IndexOffer } from '../../components/lists/IndexOffer.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { type Piece, piecesBySubject } from '../../pages/pieces.ts';
import { posts } from '../../pages/posts.ts';
import { wordsAMinute } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** From this many pieces, descriptions are hidden. */
const manyPieces = 60;
/** After so many shelves the page asks. */
const shelvesToAsk = 4;

/** The spines of a shelf, by kind. */
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

export default function KnowledgeHub({ page, data, content }: LayoutProps<'knowledge-hub'>) {
  const groups = piecesBySubject(page.site.pages);
  const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const [newest] = posts(page.site.pages);
  const spineOf = ({ path, minutes }: Piece): Spine => ({
    minutes,
    mark: path === newest?.path ? 'lit' : markOf(path),
  });
  return (
    <ReadingIndex page={page} data={data} content={content} side={<IndexOffer />}>
      <div className="knowledge-hub">
        <WaysIn pages={page.site.pages} />
        <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Rather ask than read?" />
        <div className="knowledge-hub__shelves">
          <p className="small knowledge-hub__key no-print">
            {marks.map(({ mark, text }) => (
              <span key={mark}>
                <Spines spines={[{ minutes: 8, mark }]} /> {text}
              </span>
            ))}
            <span>The higher, the longer to read</span>
            {newest && (
              <span className="knowledge-hub__newest">
                <Spines spines={[{ minutes: 8, mark: 'lit' }]} /> The newest:{' '}
                <a href={newest.path}>{newest.data.title}</a>
              </span>
            )}
          </p>
          {groups.map(({ subject, pieces }, at) => (
            <Fragment key={subject}>
              {at === shelvesToAsk && (
                <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Or ask a technician" />
              )}
              <SubjectPieces
                subject={subject}
                pieces={pieces}
                spines={pieces.toSorted(byKind).map(spineOf)}
                about={count < manyPieces}
              />
            </Fragment>
          ))}
        </div>
        <p className="small">
          Reading times assume {wordsAMinute} words a minute. Tables and checklists can take you longer.
        </p>
      </div>
    </ReadingIndex>
  );
}
