/** "16 lawyers, 13 staff, one office": 29. None where the words hold no number. */
export const peopleIn = (size: string): number =>
  [...size.matchAll(/(\d+) (?:people|employees|staff|lawyers|agents)/g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
