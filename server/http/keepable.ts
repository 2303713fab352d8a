/** Removes what the databases cannot store: PostgreSQL refuses NUL, and lone surrogates are no characters. */
export const keepable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
