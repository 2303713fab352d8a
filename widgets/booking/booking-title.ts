/** For an opener without words of its own: an icon, or a call of `open` from a script. */
const usual = 'Book a free assessment';

/** Labels that would not say what the form is for. */
const titles: Readonly<Record<string, string>> = {
  Book: usual,
  'Meet Our Team': 'Meet our team: book a first call',
};

/** A longer text is a card or a sentence, not a label. */
const longest = 60;

/** The dialog's title: the words of what opened it, so that a visitor sees that the press did what it said. */
export function bookingTitle(opener: string): string {
  const words = opener.replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > longest) return usual;
  return titles[words] ?? words;
}
