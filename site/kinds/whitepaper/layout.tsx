import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { DotRows } from '../../components/figures/DotRows.tsx';
import { PieceAsk } from '../../components/reading/PieceAsk.tsx';
import { readAndReviewed } from '../../components/reading/PieceFacts.tsx';
import { ReadingPage } from '../../components/reading/ReadingPage.tsx';
import { WhitepaperSheet } from '../../components/reading/WhitepaperSheet.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { SectionLabel } from '../../components/ui/SectionLabel.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { contentsOf } from '../../pages/contents-of.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Whitepaper({ page, data, content }: LayoutProps<'whitepaper'>) {
  return (
    <ReadingPage page={page} data={data} closing="Want to compare this with your own office?">
      <Opening page={page} lead={data.lead} label={<SectionLabel>White paper</SectionLabel>}>
        {data.dots && <DotRows {...data.dots} />}
      </Opening>
      <WhitepaperSheet {...data} facts={readAndReviewed(page.site.pages, page.path, data.updated)} />
      <SideBySide
        at="left, before"
        side={
          <>
            <PageLinks variant="contents" title="Contents" links={contentsOf(content)} />
            <PieceAsk pages={page.site.pages} shelf={data.category} />
          </>
        }
      >
        <ProseFolds html={content} open={2} />
      </SideBySide>
      <Sources sources={data.sources} />
    </ReadingPage>
  );
}
