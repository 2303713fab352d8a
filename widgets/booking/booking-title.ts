/** For an icon, or `open()` from a script. */
const usual = 'Book a free assessment';

/** Labels that do not describe the form. */
const titles: Readonly<Record<string, string>> = {
  Book: usual,
  'Meet Our Team': 'Meet our team: book a first call',
};

/** Longer text is a card or a sentence, not a label. */
const longest = 60;

/** The dialog's title repeats the opener's label, so that the visitor recognizes it. */
export function bookingTitle(opener: string): string {
  const words = opener.replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > longest) return usual;
  return titles[words] ?? words;
}
