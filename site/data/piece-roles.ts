/**
 * Who wrote the pieces to read and who looked at them again, by role: no person is invented (decision 21). These lines are
 * true of the texts as they came, which had a writer, a second reader and a third for the facts (docs/content-plan.md). A
 * company that takes them over names its own roles ("our privacy lead") once somebody in that role has read the pieces.
 */
export type PieceRoles = {
  writer: string;
  /** Who read it in full. */
  reader: string;
  /** Who checked what, beyond reading it. */
  checker: string;
  checked: string;
};

const editors = { writer: 'one of our editors', reader: 'a second', checker: 'a third' };

/** By kind of page; a kind that is not named shows no such line. */
export const pieceRoles: Readonly<Record<string, PieceRoles>> = {
  library: { ...editors, checked: 'facts' },
  'blog-post': { ...editors, checked: 'facts' },
  guide: { ...editors, checked: 'facts' },
  whitepaper: { ...editors, checked: 'facts and sums' },
  // Nothing in a made-up story can be checked against a source but its dates, its sums and what it says of rules.
  'case-study': { ...editors, checked: 'dates, sums and rules' },
  webinar: { ...editors, checked: 'facts' },
};
