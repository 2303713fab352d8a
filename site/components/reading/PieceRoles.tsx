import type { LibraryShelf } from '../../facts/library-shelves.ts';
import { roles } from '../../facts/people.ts';
import { roleOfPage, roleOfShelf, signatures, signedKinds } from '../../facts/piece-roles.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { pageAt } from '../../seo/tree.ts';

/** The role that signs a piece, with its qualifications. Nothing for other kinds of page. */
export function PieceRoles({ pages, path }: { pages: readonly ContentPage[]; path: string }) {
  const piece = pageAt(pages, path);
  const signed = signedKinds[piece?.kind ?? ''];
  if (!piece || !signed) return null;
  const { category } = piece.data as { category?: LibraryShelf };
  const role = (category && roleOfShelf[category]) ?? roleOfPage[path] ?? signed.role;
  const credential = roles.find(({ id }) => id === role)?.credential ?? '';
  return (
    <p className="small piece-roles">
      Signed by <a href="/people#roles">{signatures[role]}</a>, a role that requires {inSentence(credential)}. A second
      person read it in full, and a third checked {signed.checked}.
    </p>
  );
}

/** "Ten years in IT" becomes "ten years in IT"; "CompTIA A+" stays. */
const inSentence = (words: string) => words.replace(/^[A-Z](?=[a-z]*\b)/, (letter) => letter.toLowerCase());
