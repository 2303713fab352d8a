import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root } from './lib/paths.mjs';
import { main, Problem, say } from './lib/say.mjs';

// `npm run rebrand`: asks for the company, or reads the answers from a JSON file, and writes owner/company.ts.

const file = join(root, 'owner', 'company.ts');

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
    'Offices, the head office first: city; street; postal code; latitude; longitude (several with | between)',
    (text) =>
      officesOf(text).some((office) => !office) &&
      'For example Hamilton; 1 King Street West; L8P 1A1; 43.2557; -79.8711.',
  ],
];

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
    const id = city.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return { id, city, street, region: 'ON', postalCode, country: 'CA', lat: Number(lat), lng: Number(lng) };
  });
}

/**
 * The text of owner/company.ts.
 * @param {Record<string, string>} answers by name; an empty one keeps the sample's value
 * @throws {Problem} with a line for each answer that cannot be used
 */
export function companyFile(answers) {
  const wrong = questions.flatMap(([name, , fault]) => {
    const text = String(answers[name] ?? '').trim();
    const said = text && fault(text);
    return said ? [`${name}: “${text}”. ${said}`] : [];
  });
  if (wrong.length > 0) throw new Problem(wrong.join('\n'));
  const given = Object.entries(answers).filter(
    ([name, text]) => questions.some(([own]) => own === name) && String(text).trim(),
  );
  const read = {
    phone: phoneOf,
    offices: officesOf,
    foundingYear: Number,
    employees: Number,
    origin: (text) => new URL(text).origin,
  };
  const company = Object.fromEntries(given.map(([name, text]) => [name, (read[name] ?? String)(String(text).trim())]));
  return `/** Yours, in place of the sample's (shared/company/company.ts), field by field. Written by \`npm run rebrand\`. */\nexport const company = ${JSON.stringify(company, null, 2)};\n`;
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
    if (given && !existsSync(given)) throw new Problem(`There is no file ${given}.`);
    if (!given) say('An empty answer keeps the sample’s. Ctrl-C changes nothing.\n');
    writeFileSync(file, companyFile(given ? JSON.parse(readFileSync(given, 'utf8')) : await ask()));
    say(
      '\nowner/company.ts is written. Then: npm run mine (what is still the sample’s), npm run release-widgets, npm run build.',
    );
  });
