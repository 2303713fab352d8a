import type { company as ourCompany } from '../../shared/company/company.ts';
import type { Claim } from '../facts/claim-record.ts';
import localData from '../facts/local-data.json' with { type: 'json' };
import { isHomeOrServed } from '../facts/served.ts';

type Asked = {
  /** Source of a file of `owner/`, by name. */
  owned: (name: string) => string;
  texts: readonly { file: string; text: string }[];
  company: Pick<typeof ourCompany, 'name' | 'offices'>;
  claims: readonly Claim[];
  hasLogo: boolean;
  /** Texts of the sample that are not built (`leftOut`). */
  leftOut: readonly { file: string }[];
};

export type Left = { about: string; lines: string[] };

const files: readonly [name: string, what: string][] = [
  ['company', 'name, telephone, email, offices (npm run rebrand)'],
  ['hours', 'support hours'],
  ['claims', 'what you say of yourself; remove what you cannot prove'],
  ['places', 'the cities you serve'],
  ['prices', 'the price range of each plan'],
  ['testimonials', 'what clients say; [] for none'],
  ['rates', 'prices outside the plans'],
  ['terms', 'contract terms'],
  ['tiers', 'what each plan includes'],
  ['service-levels', 'what you commit to'],
  ['people', 'who works for you, certificates, insurance'],
  ['closed-days', 'days on which you are closed'],
  ['palette', 'colours'],
  ['typefaces', 'typefaces'],
  ['suppliers', 'who handles visitors’ data'],
];

/** Cities around the sample's offices that are not the owner's: a text that names one is about them. */
const ofTheSample = ['GTA', ...localData.cities.filter(({ slug }) => !isHomeOrServed(slug)).map(({ name }) => name)];
const aboutTheSample = new RegExp(`.{0,40}\\b(?:${ofTheSample.join('|')})\\b.{0,30}`);

/** A link to a text that is not built goes with its sentence. */
const link = /\[[^\]]*\]\([^)]*\)/g;

/** Claims that follow from owner/company.ts and owner/places.ts. */
const ofTheRecord = ['since', 'employees', 'offices', 'cities'];

/** A few lines each. */
const shown = 8;

/** Lines that name a city of the sample, with its words; what is about the company itself is `{company:city}`. */
export const sampleCitiesIn = (texts: Asked['texts']): string[] =>
  texts.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const words = aboutTheSample.exec(line.replace(link, ''))?.[0];
      return words ? [`${file}:${index + 1}: …${words.trim()}…`] : [];
    }),
  );

/** What of the site is still the sample's. */
export function mine({ owned, texts, company, claims, hasLogo, leftOut }: Asked): Left[] {
  const unchanged = files.filter(([name]) => /export const \w+ = (?:\{\}|undefined);/.test(owned(name)));
  const isOwnRecord = !unchanged.some(([name]) => name === 'company');
  const stated = claims.filter(
    ({ id, source, status }) =>
      source === 'Stated by the provider' && status !== 'unused' && !(isOwnRecord && ofTheRecord.includes(id)),
  );
  const isElsewhere = !company.offices.some(({ city }) => city === 'Toronto');
  const named = sampleCitiesIn(texts);
  const found: Left[] = [
    {
      about: 'Files of owner/ that say nothing yet:',
      lines: unchanged.map(([name, what]) => `owner/${name}.ts: ${what}`),
    },
    {
      about: 'Claims of the sample that the site makes in your name; owner/claims.ts changes or removes them:',
      lines: stated.map(({ id, value, wording }) => `${id}: ${value} ${wording}`),
    },
    {
      about: `Laws, utilities and examples of the sample’s cities (${named.length}); yours stand at the same path in owner/content:`,
      lines: isElsewhere ? first(named) : [],
    },
    {
      about: 'Drawings of the sample’s brand:',
      lines: hasLogo ? [] : ['owner/logo.svg: the logo, from which icons and share images are drawn'],
    },
    {
      about: `Texts of the sample about its brand or cities that you do not serve; they are not built (${leftOut.length} files):`,
      lines: first(leftOut.map(({ file }) => file)),
    },
    {
      about: 'Texts that a lawyer reads before the site goes live; yours stand in owner/content/(legal):',
      lines: texts.map(({ file }) => file).filter((file) => file.startsWith('site/content/(legal)')),
    },
  ];
  return found.filter(({ lines }) => lines.length > 0);
}

function first(lines: readonly string[]): string[] {
  return lines.length <= shown ? [...lines] : [...lines.slice(0, shown), `and ${lines.length - shown} more`];
}
