import { headingsOf } from '../../markdown/headings.ts';
import { headedSections } from '../../markdown/sections.ts';
import { Prose } from '../articles/Prose.tsx';

/** The sections of rendered Markdown that starts with a heading. */
export const sectionsOfText = (html: string) =>
  headedSections(html).flatMap(({ heading, text }) =>
    headingsOf(heading).map(({ id, text: title }) => ({ id, title, body: <Prose html={text} /> })),
  );
