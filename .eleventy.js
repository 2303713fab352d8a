import 'tsx/esm';

export default async (eleventy) => (await import('./site/build.ts')).default(eleventy);
