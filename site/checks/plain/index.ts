export { unusualWords } from './glossary.ts';
export { riddlingHeadings } from './headings.ts';
export { mannerisms } from './mannerisms.ts';
export { hiddenSubjects } from './subjects.ts';
