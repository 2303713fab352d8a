/** For the library's filter; `upTo` in minutes. */
const lengths = [
  { id: 'short', upTo: 4, label: 'Up to 4 minutes' },
  { id: 'medium', upTo: 6, label: '5 to 6 minutes' },
  { id: 'long', upTo: Number.POSITIVE_INFINITY, label: '7 minutes or more' },
] as const;

export const readingLengths: readonly { id: string; label: string }[] = lengths;

export const lengthOf = (minutes: number): string => lengths.find(({ upTo }) => minutes <= upTo)?.id ?? 'long';
