import { PageLinks } from '../components/PageLinks.tsx';
import { idOfMinutes, MinuteRuler } from '../components/pieces/MinuteRuler.tsx';
import { ReadingIndex } from '../components/ReadingIndex.tsx';
import type { LayoutProps } from '../context.ts';
import { piecesByMinutes } from '../pages/pieces.ts';
import { minutesLine, wordsAMinute } from '../pages/reading-minutes.ts';

/** From this many pieces on, the list leaves out the descriptions. */
const manyPieces = 60;

/** Everything to read, by reading time. */
export default function KnowledgeHub({ page, data, content }: LayoutProps<'knowledge-hub'>) {
  const groups = piecesByMinutes(page.site.pages);
  const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const parts = groups.map(({ minutes, pieces }) => ({
    href: `#${idOfMinutes(minutes)}`,
    label: minutesLine(minutes),
    count: pieces.length,
  }));
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      side={<PageLinks variant="counts" title="How long have you got?" links={parts} />}
    >
      <div className="knowledge-hub">
        {groups.map((group) => (
          <MinuteRuler key={group.minutes} {...group} about={count < manyPieces} />
        ))}
        <p className="small">
          The minutes come from the number of words in each text, at {wordsAMinute} words a minute. Tables and
          checklists can take you longer.
        </p>
      </div>
    </ReadingIndex>
  );
}
