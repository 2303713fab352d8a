/**
 * Your colours, by id, in place of the sample's (shared/company/palette.ts): ink, paper, sand, accent, moss, stone, fog; the
 * page /brand shows each with its use and contrast. Shades follow. For example:
 * { accent: { name: 'Beacon', value: '#4cc9f0' }, moss: { name: 'Harbour', value: '#0b4f71' } }
 */
export const palette = {};
