/**
 * A changing fact of the outside world: a law, a deadline, an end of support, a licence price. `{fact:id}` inserts
 * `text` and adds the source to the page. `again`: the next check is due; `npm run check` lists those.
 */
export type Fact = {
  /** One or two complete sentences, true as of `checked`. */
  text: string;
  /** Stage of a bill. */
  stage?: string;
  source: { title: string; publisher: string; year?: number; url: string };
  checked: string;
  again: string;
};
