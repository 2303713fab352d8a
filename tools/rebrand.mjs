import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { runInNewContext } from 'node:vm';
import { root } from './lib/paths.mjs';
import { main, Problem, say } from './lib/say.mjs';

// `npm run rebrand`: asks for the company, or reads the answers from a JSON file, and writes its files in owner/.

const folder = join(root, 'owner');

/** Name of the answer, question, and what is wrong with an answer. */
const questions = [
  ['name', 'Name of the company', (text) => text.length < 2 && 'Write its name.'],
  ['shortName', 'Short name, for the header', (text) => text.length > 20 && 'At most 20 characters.'],
  ['assistant', 'Name of the assistant in the chat', () => false],
  ['tagline', 'Line under the name', () => false],
  [
    'origin',
    'Address of the site (https://www.company.ca)',
    (text) => !isOrigin(text) && 'Scheme and host, for example https://www.company.ca.',
  ],
  ['phone', 'Telephone number', (text) => !phoneOf(text) && 'Ten digits with the area code, for example 905 555 0188.'],
  ['email', 'Email address', (text) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && 'For example hello@company.ca.'],
  ['foundingYear', 'Founded in', (text) => !/^(?:18|19|20)\d\d$/.test(text) && 'A year, for example 2004.'],
  ['employees', 'How many people', (text) => !/^[1-9]\d{0,4}$/.test(text) && 'A number, for example 14.'],
  [
    'offices',
    'Offices, the head office first: city; street; postal code; latitude; longitude (several with | between; a map on the web shows the numbers of a place that you right-click)',
    (text) =>
      officesOf(text).some((office) => !office) &&
      'For example Hamilton; 1 King Street West; L8P 1A1; 43.2557; -79.8711.',
  ],
  ['area', 'Where you work, in words (the GTA)', () => false],
  [
    'cities',
    'Cities you serve: name; latitude; longitude (several with | between)',
    (text) => placesOf(text).some((place) => !place) && 'For example Hamilton; 43.2557; -79.8711.',
  ],
  [
    'colours',
    'Colours: accent (on dark), moss (links on light), ink (dark ground); also paper, sand, stone, fog',
    (text) => !coloursOf(text) && 'For example accent #4cc9f0, moss #0b4f71, ink #0d1526.',
  ],
  [
    'logo',
    'Logo: an SVG file, square',
    (text) => (!/\.svg$/i.test(text) && 'The name of an SVG file.') || (!existsSync(text) && 'There is no such file.'),
  ],
];

const colourIds = ['ink', 'paper', 'sand', 'accent', 'moss', 'stone', 'fog'];

/** @returns {Record<string, { value: string }> | undefined} */
export function coloursOf(text) {
  const pairs = text.split(',').map((one) =>
    one
      .trim()
      .toLowerCase()
      .split(/[\s:=]+/),
  );
  const isColour = ([id, value]) => colourIds.includes(id) && /^#[0-9a-f]{6}$/.test(value ?? '');
  return pairs.every(isColour) ? Object.fromEntries(pairs.map(([id, value]) => [id, { value }])) : undefined;
}

/** By the first letter of a postal code; X is the Northwest Territories or, in X0A to X0C, Nunavut. */
const provinceLetters = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};

/** Of the capital; none: Eastern, as in Toronto. */
const timeZones = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Edmonton',
  PE: 'America/Halifax',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

function provinceOf(postalCode) {
  if (/^X0[A-C]/i.test(postalCode)) return 'NU';
  return provinceLetters[postalCode.charAt(0).toUpperCase()] ?? 'ON';
}

const slugOf = (city) => city.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** @param {string} province of all of them */
export function placesOf(text, province = 'ON') {
  return text.split('|').map((one) => {
    const [name = '', lat, lng] = one.split(';').map((part) => part.trim());
    if (!name || !lat || !lng || !(Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180)) return undefined;
    return { slug: slugOf(name), name, province, lat: Number(lat), lng: Number(lng), hasPage: false };
  });
}

function isOrigin(text) {
  return URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '').toLowerCase();
}

/** @returns {{ display: string, e164: string } | undefined} */
export function phoneOf(text) {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) return undefined;
  return { display: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`, e164: `+1${digits}` };
}

export function officesOf(text) {
  return text.split('|').map((one) => {
    const [city = '', street = '', postalCode = '', lat, lng] = one.split(';').map((part) => part.trim());
    const isPlace = Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180 && lat !== '' && lng !== undefined;
    if (!city || !street || !postalCode || !isPlace) return undefined;
    return {
      id: slugOf(city),
      city,
      street,
      region: provinceOf(postalCode),
      postalCode,
      country: 'CA',
      lat: Number(lat),
      lng: Number(lng),
    };
  });
}

const moduleOf = (name, value) =>
  `/** Yours. Written by \`npm run rebrand\`; what may stand here: owner/README.md. */\nexport const ${name} = ${JSON.stringify(value, null, 2)};\n`;

const textOf = (answer) => (Array.isArray(answer) ? answer.join(' | ') : String(answer ?? '')).trim();

/**
 * The files of owner/ by name.
 * @param {Record<string, unknown>} given by name; several offices or cities may be a list
 * @param {Record<string, unknown> & { offices?: { region: string }[] }} company what owner/company.ts says already: an empty answer keeps it
 * @param {Record<string, unknown> & { timeZone?: string }} hours what owner/hours.ts says already
 * @throws {Problem} with a line for each answer that cannot be used
 */
export function ownerFiles(given, company = {}, hours = {}) {
  const answers = Object.fromEntries(Object.entries(given).map(([name, answer]) => [name, textOf(answer)]));
  const names = questions.map(([name]) => name);
  const unknown = Object.keys(answers).filter((name) => !names.includes(name));
  const wrong = questions.flatMap(([name, , fault]) => {
    const said = answers[name] && fault(answers[name]);
    return said ? [`${name}: “${answers[name]}”. ${said}`] : [];
  });
  wrong.push(...unknown.map((name) => `${name} is no answer. There are ${names.join(', ')}.`));
  if (wrong.length > 0) throw new Problem(wrong.join('\n'));
  const elsewhere = { cities: ['places.ts', 'places', placesOf], colours: ['palette.ts', 'palette', coloursOf] };
  const answered = Object.entries(answers).filter(([, text]) => text);
  const ofCompany = answered.filter(([name]) => !elsewhere[name] && name !== 'logo');
  const read = {
    phone: phoneOf,
    offices: officesOf,
    foundingYear: Number,
    employees: Number,
    origin: (text) => new URL(text).origin,
  };
  const own = Object.fromEntries(ofCompany.map(([name, text]) => [name, (read[name] ?? String)(text)]));
  const [{ region } = { region: 'ON' }] = own.offices ?? company.offices ?? [];
  const others = answered.flatMap(([name, text]) => {
    const [to, exported, value] = elsewhere[name] ?? [];
    return to ? [[to, moduleOf(exported, value(text, region))]] : [];
  });
  const timeZone = hours.timeZone ? undefined : timeZones[region];
  if (timeZone) others.push(['hours.ts', moduleOf('hours', { ...hours, timeZone })]);
  const logo = answered.flatMap(([name, text]) => (name === 'logo' ? [['logo.svg', readFileSync(text, 'utf8')]] : []));
  return Object.fromEntries([['company.ts', moduleOf('company', { ...company, ...own })], ...others, ...logo]);
}

/** What a file of owner/ says, as it was written here or by hand. */
function saidIn(name) {
  const text = readFileSync(join(folder, `${name}.ts`), 'utf8');
  const [, value = '{}'] = new RegExp(`^export const ${name} = ([\\s\\S]*);\\s*$`, 'm').exec(text) ?? [];
  try {
    return runInNewContext(`(${value})`);
  } catch {
    throw new Problem(`owner/${name}.ts has a mistake: mend it, or make it export const ${name} = {};`);
  }
}

function answersIn(file) {
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Problem(`${file} is not JSON: ${error.message}. An example: owner/README.md`);
  }
}

async function ask() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = {};
  for (const [name, question, fault] of questions) {
    for (;;) {
      const text = (await terminal.question(`${question}: `)).trim();
      const said = text && fault(text);
      answers[name] = text;
      if (!said) break;
      say(said);
    }
  }
  terminal.close();
  return answers;
}

if (import.meta.filename === process.argv[1])
  await main(async () => {
    const given = process.argv[2];
    if (!given) say('An empty answer keeps what is there. Ctrl-C changes nothing.\n');
    const files = ownerFiles(given ? answersIn(given) : await ask(), saidIn('company'), saidIn('hours'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    say(
      `\n${Object.keys(files)
        .map((name) => `owner/${name}`)
        .join(', ')} written. Then: npm run mine (what is still the sample’s), npm run release-widgets, npm run build.`,
    );
  });
