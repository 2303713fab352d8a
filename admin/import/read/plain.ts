/** For comparing: `Prénom (contact)` → `prenom contact`, `OptedOut` → `opted out`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
