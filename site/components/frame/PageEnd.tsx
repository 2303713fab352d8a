import type { FaqEntry } from '../../pages/shown-faqs.ts';
import type { Source } from '../../schema/fields.ts';
import { FaqSection } from '../articles/FaqSection.tsx';
import { Sources } from '../articles/Sources.tsx';
import { ClosingBand, type ClosingBandProps } from './ClosingBand.tsx';

export type PageEndProps = {
  /** The page's front matter. */
  data: { faqs?: readonly FaqEntry[]; sources: readonly Source[] };
  /** Heading of the questions; absent: "Questions". */
  faqTitle?: string;
  /** The last sentence and its button; as in `ClosingBand` when absent. */
  closing?: string;
  action?: string;
  also?: ClosingBandProps['also'];
  /** Whether the questions keep a distance from a band of another colour above them. */
  apart?: boolean;
};

/** How a page ends: its questions, its sources, one sentence with a button. */
export function PageEnd({ data: { faqs, sources }, faqTitle, closing, action, also, apart = false }: PageEndProps) {
  const end = (
    <>
      {faqs && <FaqSection faqs={faqs} title={faqTitle} />}
      <Sources sources={sources} />
      <ClosingBand title={closing} action={action} also={also} />
    </>
  );
  return apart ? <div className="page-end">{end}</div> : end;
}
