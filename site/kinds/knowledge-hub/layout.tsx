import { HubShelves } from '../../components/article-lists/HubShelves.tsx';
import { SubjectPieces } from '../../components/article-lists/SubjectPieces.tsx';
import { Needs, WaysIn } from '../../components/article-lists/WaysIn.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { piecesBySubject } from '../../pages/pieces.ts';
import { posts } from '../../pages/posts.ts';
import { wordsAMinute } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** From this many pieces, descriptions are hidden. */
const manyPieces = 60;

/** Opens with the whole shelf; then what one needs to do. All titles are closed. */
export default function KnowledgeHub({ page, data, content }: LayoutProps<'knowledge-hub'>) {
  const groups = piecesBySubject(page.site.pages);
  const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const [newest] = posts(page.site.pages);
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      tone="ink"
      about={<Offer action="Book Free Consultation" />}
      side={
        groups.length > 0 && (
          <HubShelves groups={groups} newest={newest && { path: newest.path, title: newest.data.title }} />
        )
      }
    >
      <div className="knowledge-hub">
        <Needs pages={page.site.pages} />
        <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Rather ask than read?" />
        <WaysIn pages={page.site.pages} />
        <div className="band">
          {groups.map(({ subject, pieces }) => (
            <SubjectPieces key={subject} subject={subject} pieces={pieces} about={count < manyPieces} />
          ))}
          <p className="small knowledge-hub__minutes">
            Reading times assume {wordsAMinute} words a minute. Tables and checklists can take you longer.
          </p>
        </div>
      </div>
    </ReadingIndex>
  );
}
