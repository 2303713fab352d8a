import type { ContentPage } from '../../pages/read-pages.ts';
import { MorningList } from '../sections/MorningList.tsx';
import { SectionLabel } from '../ui/SectionLabel.tsx';

export function IndustryMornings({ pages }: { pages: readonly ContentPage[] }) {
  return (
    <section className="industry-mornings" aria-labelledby="industries">
      <div className="wrap section">
        <SectionLabel>Industries</SectionLabel>
        <h2 id="industries">It is 8:10 and the phone rings.</h2>
        <MorningList pages={pages} />
      </div>
    </section>
  );
}
