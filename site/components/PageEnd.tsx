import type { ReactNode } from 'react';
import { ClosingBand } from './ClosingBand.tsx';
import { FaqSection } from './FaqSection.tsx';
import { type Source, Sources } from './Sources.tsx';

export type PageEndProps = {
  faqs?: readonly { question: string; answer: string }[];
  faqTitle?: string;
  sources: readonly Source[];
  /** The last sentence and its button. */
  closing: { title: string; action: string };
  /** Between questions and sources. */
  children?: ReactNode;
};

/** How a page ends: its questions, its sources, one sentence with a button. */
export function PageEnd({ faqs, faqTitle, sources, closing, children }: PageEndProps) {
  return (
    <>
      {faqs && <FaqSection faqs={faqs} title={faqTitle} />}
      {children}
      <Sources sources={sources} />
      <ClosingBand {...closing} />
    </>
  );
}
