import { Button } from '../Button.tsx';
import { MarkdownText } from '../markdown/MarkdownText.tsx';
import { type Source, SourceList } from '../SourceList.tsx';

/** Where to begin: the checklist to print, and beside it the law in its own words. */
export function FirstAfternoon({ text, sources }: { text: string; sources: readonly Source[] }) {
  return (
    <section className="first-afternoon" aria-labelledby="a-first-afternoon">
      <div className="wrap section first-afternoon__body">
        <div className="first-afternoon__start">
          <h2 id="a-first-afternoon">A first afternoon</h2>
          <MarkdownText text={text} />
          <p className="no-print">
            <Button href="/pipeda-compliance-checklist">The checklist, to tick and print</Button>
          </p>
        </div>
        <div>
          <h3>The law itself</h3>
          <SourceList sources={sources} />
        </div>
      </div>
    </section>
  );
}
