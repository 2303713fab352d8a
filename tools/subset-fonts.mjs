// Subsets the two typefaces to what the pages use: Latin, one weight axis each.
//   node tools/subset-fonts.mjs      writes site/public/fonts/*.woff2; run it after a font package is updated.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
// Printable ASCII and typographic punctuation, in the file that every page preloads.
const text = `${range(0x20, 0x7e)}\u00a0–‘’“”…×·−→é`;
// French letters and rarer signs, in a file that browsers load only for pages that contain one.
const rare = 'ÀÂÇÈÉÊËÎÏÔÙÛÜàâçèêëîïôùûüœŒæÆ©®°±²³½¼¾÷—„•‹›«»≤≥←↗™€';
const headings = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} .,:;?!'’“”–—-&()/%$+·×…éèç@`;

const fonts = [
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    characters: headings,
    axes: { wght: { min: 700, max: 800 }, opsz: 72, wdth: 100 },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    characters: text,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-rare.woff2',
    characters: rare,
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** The CSS `unicode-range` of characters; for the rare ones, copy it into site/styles/fonts.css. */
function unicodeRange(characters) {
  const runs = [];
  for (const code of [...characters].map((each) => each.codePointAt(0)).sort((one, other) => one - other)) {
    if (runs.at(-1)?.[1] === code - 1) runs.at(-1)[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).padStart(2, '0');
  return runs.map(([from, to]) => `u+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

mkdirSync(join(root, 'site/public/fonts'), { recursive: true });
for (const font of fonts) {
  const source = readFileSync(join(root, 'node_modules', font.from));
  const options = { targetFormat: 'woff2', variationAxes: font.axes, noLayoutClosure: true };
  const subset = await subsetFont(source, font.characters, options);
  writeFileSync(join(root, 'site/public/fonts', font.to), subset);
  console.log(`${font.to}: ${source.length} -> ${subset.length} bytes`);
  if (font.characters === rare) console.log(`  unicode-range: ${unicodeRange(rare)};`);
}
