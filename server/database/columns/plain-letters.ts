/** Letters with accents (Latin-1), and what they are without. */
const accented = Array.from({ length: 0x40 }, (_, at) => String.fromCharCode(0xc0 + at)).flatMap((letter) => {
  const [plain = letter] = letter.normalize('NFD');
  return plain === letter ? [] : [[letter, plain.toLowerCase()] as const];
});

/** SQL: a text whose accents are taken off, as SQLite and PostgreSQL both do it. */
export const plainLetters = (text: string): string =>
  accented.reduce((inner, [letter, plain]) => `replace(${inner}, '${letter}', '${plain}')`, text);
