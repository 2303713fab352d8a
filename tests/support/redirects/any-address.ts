import fc from 'fast-check';

const words =
  'it support services cloud cybersecurity managed-it legal law dental toronto mississauga north-york voip blog page admin leads 12 2024 photo-credit team.jpg evil.example'.split(
    ' ',
  );
const prefixes = ['it-support-', 'it-services-', 'cloud-services-', 'managed-it-services-', 'services/', 'blog/', '/'];

const slug = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-z0-9é%._~\\@:]{1,8}$/)), { maxLength: 6 })
  .map((parts) => parts.join('-'));

/** Paths of old links, mistakes and attacks. */
export const anyPath: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', ...prefixes),
    fc.array(fc.oneof(slug, fc.string({ maxLength: 40 })), { maxLength: 4 }),
    fc.constantFrom('', '/', '//', '/7', '.png', '/index.html'),
  )
  .map(([prefix, segments, end]) => `/${prefix}${segments.join('/')}${end}`);

export const anySearch: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '?attachment_id=1', '?no_redirect', '?utm_source=x', '?a=%&b'),
  fc.string({ maxLength: 20 }).map((text) => `?${text}`),
);

/** Spellings by people and machines: case, percent escapes, doubled and trailing slashes, `.html`. */
export function anySpelling(path: string): fc.Arbitrary<string> {
  const letters = fc.tuple(...[...path].map((letter) => spellings(letter))).map((all) => all.join(''));
  return fc
    .tuple(letters, fc.constantFrom(...(path === '/' ? ['', 'index.html'] : ['', '/', '.html', '//'])))
    .map(([spelled, end]) => spelled + end);
}

function spellings(letter: string): fc.Arbitrary<string> {
  if (letter === '/') return fc.constantFrom('/', '/', '/', '//');
  const code = `%${letter.charCodeAt(0).toString(16)}`;
  return fc.constantFrom(letter, letter, letter, letter.toUpperCase(), code, code.toUpperCase());
}
