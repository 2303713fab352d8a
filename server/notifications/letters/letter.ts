/** What a mail says, once; it is written out as text and as HTML. */
export type Letter = {
  subject: string;
  parts: Part[];
  /** Small print at the end: why the mail came, who sent it. */
  footer: (string | { label: string; href: string })[];
};

export type Part =
  | { kind: 'paragraph'; text: string }
  | { kind: 'link'; label: string; href: string }
  /** What a person wrote, in its lines; `quoted`: somebody else's words. */
  | { kind: 'written'; text: string; quoted?: true }
  /** Labelled values, such as a lead's fields. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] };

export const paragraph = (text: string): Part => ({ kind: 'paragraph', text });
