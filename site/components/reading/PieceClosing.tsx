import { hasCallToAction } from '../../pages/call-to-action.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { pageAt } from '../../seo/tree.ts';
import { ClosingBand } from '../frame/ClosingBand.tsx';

export type PieceClosingProps = { pages: readonly ContentPage[]; path: string; title: string };

/** The closing band of a piece to read. A piece whose text makes an offer of its own has none: one invitation is enough. */
export function PieceClosing({ pages, path, title }: PieceClosingProps) {
  if (hasCallToAction(pageAt(pages, path)?.body ?? '')) return null;
  return <ClosingBand title={title} action="Book Free Consultation" />;
}
