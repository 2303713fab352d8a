import { Opening } from '../components/Opening.tsx';
import { Prose } from '../components/Prose.tsx';
import { Contents } from '../components/reading/Contents.tsx';
import { ReadingPage } from '../components/reading/ReadingPage.tsx';
import { WhitepaperSheet } from '../components/reading/WhitepaperSheet.tsx';
import { SectionLabel } from '../components/SectionLabel.tsx';
import { SideBySide } from '../components/SideBySide.tsx';
import type { LayoutProps } from '../context.ts';
import { readingTime } from '../pages/reading-minutes.ts';

/** A white paper: a cover with its abstract, its findings and what they rest on, then the argument. */
export default function Whitepaper({ page, data, content }: LayoutProps<'whitepaper'>) {
  return (
    <ReadingPage page={page} data={data} closing="Shall we hold it against your own office?">
      <Opening page={page} lead={data.lead} label={<SectionLabel>White paper</SectionLabel>} />
      <WhitepaperSheet {...data} time={readingTime(page.site.pages, page.path)} />
      <SideBySide at="left, before" side={<Contents html={content} title="Contents" />}>
        <Prose html={content} />
      </SideBySide>
    </ReadingPage>
  );
}
