/** A term that pages use, explained at `/library/glossary`. */
export type GlossaryTerm = {
  /** As listed, abbreviation in brackets: `Recovery time objective (RTO)`. */
  term: string;
  /**
   * Other names in articles: `RTO`. Names in capitals match exactly, others ignore case; a plural s is optional. Leave
   * out ambiguous words ("key", "patch").
   */
  names: readonly string[];
  /**
   * One paragraph of 30 to 60 words. Its first sentence, at most 220 characters, is the definition that articles show
   * next to the term. Claims and facts are written `{claim:id}` and `{fact:id}`.
   */
  text: string;
  /** Path of the page with details; linked once that page is published. */
  see?: string;
};
