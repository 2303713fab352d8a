import { SubjectPieces } from '../../components/article-lists/SubjectPieces.tsx';
import { WaysIn } from '../../components/article-lists/WaysIn.tsx';
import { ShelfFigure } from '../../components/figures/ShelfFigure.tsx';
import type { SpineMark } from '../../components/figures/Spines.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { libraryShelves } from '../../facts/library-shelves.ts';
import { piecesBySubject } from '../../pages/pieces.ts';
import { wordsAMinute } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** From this many pieces, descriptions are hidden. */
const manyPieces = 60;

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

export default function KnowledgeHub({ page, data, content }: LayoutProps<'knowledge-hub'>) {
  const groups = piecesBySubject(page.site.pages);
  const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const shelves = groups.map(({ subject, pieces }) => ({
    href: `#${subject}`,
    name: libraryShelves[subject],
    spines: pieces
      .map(({ path, minutes }) => ({ minutes, mark: markOf(path) }))
      .sort((one, other) => order.indexOf(one.mark) - order.indexOf(other.mark)),
  }));
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      side={<ShelfFigure title="What is it about?" shelves={shelves} marks={marks} />}
    >
      <div className="knowledge-hub">
        <WaysIn pages={page.site.pages} />
        <div className="knowledge-hub__shelves">
          {groups.map((group) => (
            <SubjectPieces key={group.subject} {...group} about={count < manyPieces} />
          ))}
        </div>
        <p className="small">
          Reading times assume {wordsAMinute} words a minute. Tables and checklists can take you longer.
        </p>
      </div>
    </ReadingIndex>
  );
}
