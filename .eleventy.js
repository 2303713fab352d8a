import 'tsx/esm';

export default async (eleventy) => (await import('./site/build/build.ts')).default(eleventy);
