import { businessInShort } from './business.ts';

/** The records of a page; when they refer to the business without describing it, its short record is added at the end. */
export function wholeGraph(origin: string, records: readonly object[]): readonly object[] {
  const id = `${origin}/#business`;
  const described = records.some((record) => '@id' in record && record['@id'] === id);
  const named = JSON.stringify(records).includes(JSON.stringify({ '@id': id }));
  return named && !described ? [...records, businessInShort(origin)] : records;
}
