import type { FaqEntry } from '../../pages/shown-faqs.ts';
import type { Source } from '../../schema/fields.ts';
import { FaqSection } from '../articles/FaqSection.tsx';
import { Sources } from '../articles/Sources.tsx';
import { ClosingBand, type ClosingBandProps } from './ClosingBand.tsx';

export type PageEndProps = {
  data: { faqs?: readonly FaqEntry[]; sources: readonly Source[] };
  faqTitle?: string;
  /** As in `ClosingBand`. */
  closing?: string;
  action?: string;
  also?: ClosingBandProps['also'];
  /** Adds space below a band of another colour. */
  apart?: boolean;
};

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
