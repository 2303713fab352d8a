import { byRule, type ClockRule, changeOf } from './clock-rule.ts';
import { hours } from './hours.ts';
import { zoneReader } from './zone-reader.ts';

/** Undefined for a zone whose clock has, in one of these years, another rule. */
function ruleOf(timeZone: string, firstYear = 2020, lastYear = 2040): ClockRule | undefined {
  const read = zoneReader(timeZone);
  const winter = Date.UTC(firstYear, 0, 1);
  const behind = (winter - read(new Date(winter)).getTime()) / 60_000;
  const moments: Date[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    for (let month = 0; month < 12; month++) moments.push(new Date(Date.UTC(year, month, 1)));
    for (const change of [changeOf(year, 3, behind), changeOf(year, 11, behind)])
      moments.push(new Date(change - 1_000), new Date(change));
  }
  const rules = [true, false].map((saves) => ({ behind, saves }));
  return rules.find((rule) => moments.every((at) => byRule(at, rule).getTime() === read(at).getTime()));
}

const rule = ruleOf(hours.timeZone);

/** Scripts contain these as they are (`written-records.ts`), and drop what they do not need. */
export const isRegular = rule !== undefined;
export const behind = rule?.behind ?? 0;
export const saves = rule?.saves ?? false;
