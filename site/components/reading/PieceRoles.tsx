import { pieceRoles } from '../../data/piece-roles.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { pageAt } from '../../seo/tree.ts';

/** Who wrote the piece at `path` and who read it again, by role; nothing for a page of another kind. */
export function PieceRoles({ pages, path }: { pages: readonly ContentPage[]; path: string }) {
  const roles = pieceRoles[pageAt(pages, path)?.kind ?? ''];
  if (!roles) return null;
  return (
    <div className="piece-roles wrap">
      <p className="small">
        Written by {roles.writer}, read in full by {roles.reader}; {roles.checked} checked by {roles.checker}.
      </p>
    </div>
  );
}
