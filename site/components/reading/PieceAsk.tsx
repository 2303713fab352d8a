import { type LibraryShelf, shelfServices } from '../../facts/library-shelves.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { nameOf } from '../../seo/name-of.ts';
import { pageAt } from '../../seo/tree.ts';
import { AskCard } from '../sections/AskCard.tsx';

/** Beside a text on a wide screen: the service of its shelf, or the plan. */
export function PieceAsk({ pages, shelf }: { pages: readonly ContentPage[]; shelf?: LibraryShelf }) {
  const page = shelf && pageAt(pages, shelfServices[shelf]);
  return (
    <AskCard
      path={page?.path ?? '/services/managed-it'}
      action="Book Free Consultation"
      service={page && { href: page.path, label: nameOf(page) }}
    />
  );
}
