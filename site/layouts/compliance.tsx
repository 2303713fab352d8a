import { BreachDay } from '../components/law/BreachDay.tsx';
import { FirstAfternoon } from '../components/law/FirstAfternoon.tsx';
import { LawQuestions } from '../components/law/LawQuestions.tsx';
import { Principles } from '../components/law/Principles.tsx';
import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { PageEnd } from '../components/PageEnd.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import type { LayoutProps } from '../context.ts';

/** A law for an owner without a legal department: whether it applies, what it asks, a breach, and where to begin. */
export default function Compliance({ page, data, content }: LayoutProps<'compliance'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
      <LawQuestions {...data.applies} />
      <Principles {...data.principles} />
      <BreachDay {...data.breach} />
      <div className="wrap section">
        <ProseSections html={content} />
      </div>
      <FirstAfternoon text={data.firstAfternoon} sources={data.sources} />
      {/* The sources stand beside the first afternoon already. */}
      <PageEnd apart data={{ faqs: data.faqs, sources: [] }} />
    </Page>
  );
}
