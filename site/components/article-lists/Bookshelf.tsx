import type { ReactNode } from 'react';
import { type Spine, Spines } from '../figures/Spines.tsx';
import { Fold } from '../ui/Fold.tsx';

type BookshelfProps = {
  id: string;
  title: string;
  spines: readonly Spine[];
  children: ReactNode;
};

/** A shelf that shows its pieces as spines and opens to list their titles. */
export function Bookshelf({ id, title, spines, children }: BookshelfProps) {
  return (
    <div className="bookshelf">
      <Fold id={id} title={title} count={spines.length} drawing={<Spines spines={spines} />}>
        {children}
      </Fold>
    </div>
  );
}
