import { PastSession } from '../../components/article-lists/PastSession.tsx';
import { SessionIndex } from '../../components/article-lists/SessionIndex.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import { sessionsOf } from '../../pages/webinars.ts';

export default function Videos({ page, data, content }: LayoutProps<'videos'>) {
  const { past } = sessionsOf(page.site.pages, page.site.today);
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      tone="ink"
      about={<Offer action="Book Free Consultation" />}
      side={past.length > 0 && <SessionIndex sessions={past} />}
    >
      {past.length > 0 && (
        <div className="videos">
          {past.map((session) => (
            <PastSession key={session.page.path} {...session} />
          ))}
        </div>
      )}
      <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Rather ask than read?" />
    </ReadingIndex>
  );
}
