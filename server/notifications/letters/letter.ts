export type Letter = {
  subject: string;
  parts: LetterPart[];
  /** Why the email was sent, and by whom. */
  footer: (string | { label: string; href: string })[];
};

export type LetterPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'link'; label: string; href: string }
  /** A person's text with its line breaks; `quoted`: someone else's. */
  | { kind: 'written'; text: string; quoted?: true }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] };

export const paragraph = (text: string): LetterPart => ({ kind: 'paragraph', text });
