/** A text as either database keeps it: PostgreSQL takes no NUL, and half of a surrogate pair is no character. No person types one. */
export const keepable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
