import { expect, test } from 'vitest';
import { company } from '../../shared/company/company.ts';
import { ofSample } from '../support/of-sample.ts';
import { readSources } from '../support/repository.ts';

const owner = 'shared/company/own-company.ts';

/** Values that a new owner replaces. Cities, years and the code prefix are left out: they are ordinary words too. */
const values: string[] = [
  company.name,
  company.assistant,
  company.origin.replace(/^https?:\/\//, ''),
  company.phone.display,
  company.phone.display.replace(/\D/g, ''),
  company.phone.display.replace(/^\D*\d{3}\D*/, ''),
  company.phone.e164,
  company.email,
  ...company.offices.flatMap((office) => [office.street, office.postalCode]),
];

const escaped = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyValue = new RegExp(`(?<![\\w-])(${values.map(escaped).join('|')})(?![\\w-])`, 'g');

/** Excludes the code prefix (`ItWidgetsApi`, `itwidgets:open`). */
const shortName = new RegExp(`(?<![\\w.'"\`])${escaped(company.shortName)}(?=[\\s,.!?<'’])`, 'g');

/** As `line: value`. */
function typedValues(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = [...line.matchAll(anyValue), ...line.matchAll(shortName)];
    return found.map(([value]) => `${index + 1}: ${value}`);
  });
}

/** Released scripts keep the company's values of their time. */
const isReleased = (path: string) => path.startsWith('owner/public/widgets/');

ofSample(test, 'company')(
  'the company name, assistant, origin, phone, email and addresses stand in one file alone',
  () => {
    const sources = readSources(/^(shared|site|widgets|admin|server)\//).filter(
      ({ path }) => path !== owner && !isReleased(path),
    );
    const found = sources.flatMap(({ path, text }) => typedValues(text).map((place) => `${path}:${place}`));
    expect(found).toEqual([]);
  },
);

ofSample(test, 'company')('no question of the assistant’s answers is written with the names of the sample', () => {
  const typed = new RegExp(`\\b(?:${[company.shortName, company.assistant].map(escaped).join('|')})\\b`, 'i');
  const found = readSources(/^site\/facts\/answers\//).filter(({ text }) => typed.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('the check finds each value, and leaves the code prefix alone', () => {
  for (const value of values) expect(typedValues(`const line = "Call ${value} today";`)).not.toEqual([]);
  expect(typedValues(`<p>Why ${company.shortName} answers</p>`)).not.toEqual([]);
  expect(typedValues(`window.${company.shortName}Api; '${company.shortName.toLowerCase()}:open'`)).toEqual([]);
});
