type PairedLookProps = {
  /** How many pairs. */
  count: number;
  /** The attribute by which a dot carries its number, from 1. */
  dot: string;
  /** What the dot of a number stands for, while it is in the state: a selector. */
  when: (number: number) => string;
  /** The dot's declarations meanwhile. */
  look: string;
};

/**
 * A dot that takes a look while what it stands for, elsewhere on the page, is in a state. CSS cannot pair two lists by
 * their places, so the rule has a selector for each; the build puts it into the page's style sheet (`build/css.ts`).
 */
export function PairedLook({ count, dot, when, look }: PairedLookProps) {
  const selectors = Array.from({ length: count }, (_, at) => `main:has(${when(at + 1)}) [${dot}="${at + 1}"]`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output
  return <style data-rule="" dangerouslySetInnerHTML={{ __html: `${selectors.join()}{${look}}` }} />;
}
