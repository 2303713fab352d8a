import { stemOf } from '../../../../shared/search/stem.ts';

/** Stems that do not change the subject of a question: who asks, how many, when, general IT terms. */
const everyday: ReadonlySet<string> = new Set(
  (
    'business company companies corp firm shop practice organization office offices team staff employee people ppl person human user seat head ' +
    'owner manager assistant secretary receptionist clerk crew chair location store warehouse plant building branch worker desk altogether client customer existing account someone everyone everybody anybody small medium large big size sized new old busy local solo family ' +
    'month monthly year yearly annual week weekly day daily hour minute today tonight tomorrow now morning afternoon evening night weekend weekday ' +
    'monday tuesday wednesday thursday friday saturday sunday time times until till til around approximately during before after long soon fast quick quickly late early ' +
    'support service help helping helpdesk desk it tech technician technical expert specialist provider msp managed computer remote onsite site visit ' +
    'work working offer provide handle serve use used run running come coming go going send take taking start starting begin give say ask answer ' +
    'exactly roughly general generally typical typically usually usual average normal normally best way good real actual available possible ' +
    'toronto gta greater ontario canada canadian downtown east west north south area region city town whole all both each every per ' +
    'something anything idea volunteer province grow happens happen chance problem question info information details please kindly currently regular same different other also else ' +
    'industry sector trade professional include including needed require line basis hi thx'
  )
    .split(' ')
    .map(stemOf),
);

export const othersThan = (rest: readonly string[], own: RegExp): string[] =>
  rest.filter((word) => !everyday.has(stemOf(word)) && !/^\d/.test(word) && !own.test(word));
