import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { SourceList } from '../../components/articles/Sources.tsx';
import { BreachDay } from '../../components/compliance/BreachDay.tsx';
import { LawPath } from '../../components/compliance/LawPath.tsx';
import { Principles } from '../../components/compliance/Principles.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { MarkdownText } from '../../components/markdown/MarkdownText.tsx';
import { AskCard, AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import type { Source } from '../../schema/fields.ts';

export default function Compliance({ page, data, content }: LayoutProps<'compliance'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        updated={data.updated}
        about={<Offer action="Book Free Consultation" />}
      >
        <LawPath {...data.applies} />
      </Opening>
      <Principles {...data.principles}>
        <AskLine row path={page.path} action="Book Free Consultation" about="Rather have it done?" />
      </Principles>
      <BreachDay {...data.breach} />
      <SideBySide side={<AskCard path={page.path} action="Book Free Consultation" />}>
        <ProseFolds html={content} />
      </SideBySide>
      <FirstAfternoon text={data.firstAfternoon} sources={data.sources} />
      {/* The sources are already next to the first afternoon. */}
      <PageEnd apart data={{ faqs: data.faqs, sources: [] }} />
    </Page>
  );
}

function FirstAfternoon({ text, sources }: { text: string; sources: readonly Source[] }) {
  return (
    <section className="first-afternoon" aria-labelledby="a-first-afternoon">
      <div className="wrap section first-afternoon__body">
        <div className="first-afternoon__start">
          <h2 id="a-first-afternoon">PIPEDA in one afternoon: where to start</h2>
          <MarkdownText text={text} />
          <p className="no-print">
            <Button href="/pipeda-compliance-checklist">The checklist to tick and print</Button>
          </p>
        </div>
        <div>
          <h3>Sources: the law itself</h3>
          <SourceList sources={sources} />
        </div>
      </div>
    </section>
  );
}
