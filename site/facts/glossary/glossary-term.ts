/** A term, explained at `/library/glossary`. */
export type GlossaryTerm = {
  /** As listed, abbreviation in brackets: `Recovery time objective (RTO)`. */
  term: string;
  /**
   * Other names in articles: `RTO`. Names in capitals match exactly, others ignore case; a plural s is optional. Leave
   * out ambiguous words ("key", "patch").
   */
  names: readonly string[];
  /**
   * One paragraph of 30 to 60 words. Articles show its first sentence, at most 220 characters, as the definition.
   * Claims and facts are written `{claim:id}` and `{fact:id}`.
   */
  text: string;
  /** Path of the page with details; linked once published. */
  see?: string;
};
