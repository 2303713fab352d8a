import { colour } from './palette.ts';

const { name, value } = colour('accent');

/** For scripts, which contain it without the rest of the palette (`written-records.ts`). */
export const ownAccent = { name, value };
