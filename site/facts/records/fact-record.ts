/**
 * A fact of the outside world that changes: a law, a deadline, an end of support, a licence price. It stands once, with
 * its source and the day it was checked; a text refers to it as `{fact:id}`, which puts in `text` and adds the source
 * to the page's sources. `again` is the day by which somebody looks again: `npm run check` lists what is due.
 */
export type Fact = {
  /** One or two complete sentences, true as of `checked`. */
  text: string;
  /** Of a bill: how far it has come. */
  stage?: string;
  source: { title: string; publisher: string; year?: number; url: string };
  checked: string;
  again: string;
};
