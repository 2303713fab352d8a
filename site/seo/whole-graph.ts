import { businessInShort } from './business.ts';

/** Adds the short business record if `records` refer to the business without describing it. */
export function wholeGraph(origin: string, records: readonly object[]): readonly object[] {
  const id = `${origin}/#business`;
  const described = records.some((record) => '@id' in record && record['@id'] === id);
  const named = JSON.stringify(records).includes(JSON.stringify({ '@id': id }));
  return named && !described ? [...records, businessInShort(origin)] : records;
}
