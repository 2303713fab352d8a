import { SubjectPieces } from '../../components/article-lists/SubjectPieces.tsx';
import { WaysIn } from '../../components/article-lists/WaysIn.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { libraryShelves } from '../../facts/library-shelves.ts';
import { piecesBySubject } from '../../pages/pieces.ts';
import { wordsAMinute } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** From this many pieces, descriptions are hidden. */
const manyPieces = 60;

export default function KnowledgeHub({ page, data, content }: LayoutProps<'knowledge-hub'>) {
  const groups = piecesBySubject(page.site.pages);
  const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const parts = groups.map(({ subject, pieces }) => ({
    href: `#${subject}`,
    label: libraryShelves[subject],
    count: pieces.length,
  }));
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      side={<PageLinks variant="counts" title="What is it about?" links={parts} />}
    >
      <div className="knowledge-hub">
        <WaysIn pages={page.site.pages} />
        {groups.map((group) => (
          <SubjectPieces key={group.subject} {...group} about={count < manyPieces} />
        ))}
        <p className="small">
          Reading times assume {wordsAMinute} words a minute. Tables and checklists can take you longer.
        </p>
      </div>
    </ReadingIndex>
  );
}
