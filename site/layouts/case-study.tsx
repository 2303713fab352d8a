import { Opening } from '../components/Opening.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import { BeforeAfter } from '../components/reading/BeforeAfter.tsx';
import { ReadingPage } from '../components/reading/ReadingPage.tsx';
import { StoryLabel } from '../components/reading/StoryLabel.tsx';
import { Sources } from '../components/Sources.tsx';
import { Takeaways } from '../components/Takeaways.tsx';
import type { LayoutProps } from '../context.ts';

/** A case study: before and after, the work between, the text, and the takeaways at the end. */
export default function CaseStudy({ page, data, content }: LayoutProps<'case-study'>) {
  return (
    <ReadingPage page={page} data={data} closing="How would it go at your office?">
      <Opening page={page} lead={data.lead} updated={data.updated} label={<StoryLabel {...data} />} />
      <BeforeAfter {...data} />
      <div className="story wrap section">
        <ProseSections html={content} />
        <Takeaways lines={data.takeaways} title="What to take from it" />
      </div>
      <Sources sources={data.sources} />
    </ReadingPage>
  );
}
