import { company, headOffice, officeCities, officeCount } from '../../shared/company/company.ts';
import { type ClaimId, claims } from '../facts/claims.ts';
import { type ListId, listTexts } from '../facts/lists.ts';
import { type RateId, rateTexts, type TermId } from '../facts/rates.ts';
import { type FactId, facts } from '../facts/records/index.ts';
import { type LevelId, levelTexts } from '../facts/service-levels.ts';
import { closest } from './closest.ts';

/**
 * `{claim:uptime}` (value), `{fact:esu-price}` (sentences), `{rate:after-hours}` (price or term),
 * `{level:restore-tests}` (service level), `{company:region}` (where the company works), `{list:terms}` (a whole list, for an offered file).
 */
const mark = /\{(claim|fact|list|rate|level|company):([A-Za-z0-9-]+)\}/g;

const { area } = company;

export const companyTexts: Readonly<Record<string, string>> = {
  /** `Toronto` */
  city: headOffice.city,
  /** `Toronto and Richmond Hill` */
  offices: officeCities(),
  /** `two offices` */
  count: officeCount().toLowerCase(),
  /** `the GTA` */
  area,
  /** `Toronto and the GTA` */
  region: area.includes(headOffice.city) ? area : `${headOffice.city} and ${area}`,
};

const registers = {
  company: {
    entries: companyTexts,
    file: 'site/markdown/marks-in-text.ts',
    textOf: (id: string) => companyTexts[id] as string,
  },
  claim: { entries: claims, file: 'site/facts/claims.ts', textOf: (id: string) => claims[id as ClaimId].value },
  fact: { entries: facts, file: 'site/facts/records', textOf: (id: string) => facts[id as FactId].text },
  list: { entries: listTexts, file: 'site/facts/lists.ts', textOf: (id: string) => listTexts[id as ListId] },
  rate: { entries: rateTexts, file: 'site/facts/rates.ts', textOf: (id: string) => rateTexts[id as RateId | TermId] },
  level: {
    entries: levelTexts,
    file: 'site/facts/service-levels.ts',
    textOf: (id: string) => levelTexts[id as LevelId],
  },
} as const;
type Register = keyof typeof registers;

const isListed = (register: Register, id: string) => Object.hasOwn(registers[register].entries, id);

/** Unknown marks stay. */
export function withMarks(text: string): string {
  return text.replace(mark, (whole, register: Register, id: string) =>
    isListed(register, id) ? registers[register].textOf(id) : whole,
  );
}

export function withMarksDeep<Value>(value: Value): Value {
  if (typeof value === 'string') return withMarks(value) as Value;
  if (Array.isArray(value)) return value.map(withMarksDeep) as Value;
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withMarksDeep(entry)])) as Value;
  }
  return value;
}

export function idsIn(text: string, register: Register): string[] {
  return [...new Set([...text.matchAll(mark)].flatMap(([, of, id = '']) => (of === register ? [id] : [])))];
}

/** Marks without a record; `file` is the register's. */
export function unknownMarks(text: string): { line: number; mark: string; file: string; meant?: string }[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(mark)].flatMap(([whole, of, id = '']) => {
      const register = of as Register;
      if (isListed(register, id)) return [];
      const { entries, file } = registers[register];
      const meant = closest(id, Object.keys(entries));
      return [{ line: index + 1, mark: whole, file, meant: meant && `{${register}:${meant}}` }];
    }),
  );
}
