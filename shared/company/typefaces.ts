import { typefaces as own } from '../../owner/typefaces.ts';

/** `file`: WOFF2, as addressed on the site. `still`: WOFF or TTF, for share images and the wordmark. */
export type Typeface = { family: string; file: string; still: string };

export const sampleFaces = {
  display: {
    family: 'Bricolage Grotesque',
    file: '/fonts/bricolage-grotesque.woff2',
    still: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  },
  text: {
    family: 'Instrument Sans',
    file: '/fonts/instrument-sans.woff2',
    still: '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
  },
} as const satisfies Record<string, Typeface>;

/** With what `owner/typefaces.ts` changes. */
export const faces: Readonly<Record<keyof typeof sampleFaces, Typeface>> = {
  display: { ...sampleFaces.display, ...(own as Partial<Record<'display' | 'text', Partial<Typeface>>>).display },
  text: { ...sampleFaces.text, ...(own as Partial<Record<'display' | 'text', Partial<Typeface>>>).text },
};
