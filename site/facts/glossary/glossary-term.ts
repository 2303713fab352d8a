/** A term that pages use, explained once at `/library/glossary`. */
export type GlossaryTerm = {
  /** As the glossary lists it, abbreviation in brackets: `Recovery time objective (RTO)`. */
  term: string;
  /**
   * Other words for it, as articles use them: `RTO`. A word in capitals is looked for as it is written, the others in any
   * spelling of capitals, with or without a plural s. Leave out what also means something else ("key", "patch").
   */
  names: readonly string[];
  /**
   * One paragraph of 30 to 60 words. Its first sentence, of at most 220 characters, is the definition by itself: articles
   * show it beside the term. Claims and facts are written `{claim:id}` and `{fact:id}`.
   */
  text: string;
  /** Path of the page that says more. It is linked once that page is published. */
  see?: string;
};
