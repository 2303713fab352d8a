export type Letter = {
  subject: string;
  parts: Part[];
  footer: (string | { label: string; href: string })[];
};

export type Part =
  | { kind: 'paragraph'; text: string }
  | { kind: 'link'; label: string; href: string }
  /** A person's text with its line breaks; `quoted`: someone else's. */
  | { kind: 'written'; text: string; quoted?: true }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] };

export const paragraph = (text: string): Part => ({ kind: 'paragraph', text });
