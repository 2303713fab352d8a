import { hasCallToAction } from '../../pages/call-to-action.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { pageAt } from '../../seo/tree.ts';
import { ClosingBand } from '../frame/ClosingBand.tsx';

export type PieceClosingProps = { pages: readonly ContentPage[]; path: string; title: string };

/** The closing band; omitted if the text has its own call to action. */
export function PieceClosing({ pages, path, title }: PieceClosingProps) {
  if (hasCallToAction(pageAt(pages, path)?.body ?? '')) return null;
  return <ClosingBand title={title} action="Book Free Consultation" />;
}
