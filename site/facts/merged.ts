/** The sample's records, each with the fields that the owner's record of that id has; ids of others are left out. */
export function merged<Id extends string, Entry extends object>(
  sample: Readonly<Record<Id, Entry>>,
  own: Readonly<Record<string, Partial<Entry>>>,
): Readonly<Record<Id, Entry>> {
  const entries = Object.entries<Entry>(sample).map(([id, entry]) => [id, { ...entry, ...own[id] }]);
  return Object.fromEntries(entries) as Record<Id, Entry>;
}
