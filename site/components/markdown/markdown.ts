import MarkdownIt from 'markdown-it';
import container from 'markdown-it-container';
import { containers, isContainer } from '../../markdown/containers.ts';
import { readOpening } from '../../markdown/containers-in-text.ts';
import { fragmentOf } from '../../markdown/fragment-of.ts';
import { wrappingOf } from './containers.tsx';
import { makeBoxes } from './made-boxes.tsx';
import { type PicturesOfPage, showPictures } from './pictures.tsx';
import { showVideos } from './videos.tsx';

/** Markdown with typographic quotes and the boxes of `site/markdown/containers.ts`; HTML is escaped. */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

for (const name of Object.keys(containers).filter(isContainer)) {
  // A closing line has no name: the opening line stores its HTML.
  let after = '';
  markdown.use(container, name, {
    validate: (info: string) => readOpening(info).name === name,
    render: (tokens: readonly { nesting: number; info: string }[], index: number, _: unknown, env: PicturesOfPage) => {
      const token = tokens[index];
      if (token?.nesting !== 1) return after;
      const wrapping = wrappingOf(name, readOpening(token.info).attributes, env);
      after = wrapping.after;
      return wrapping.before;
    },
  });
}

/** A phone stacks the rows of a table of four columns as blocks, and of three where a cell would be five lines high. */
const manyColumns = 4;
const longCell = 24;

/** Rows that follow one another, by the clock or by stage, are stations of a path (`PathTable.css`). */
const followsOn = /^(Clock|Hour|Minute|Stage|When)$/;

const textOf = (cell: string) => cell.replace(/\]\([^)]*\)/g, '').replace(/[[*`]/g, '');

// Wide tables scroll in a focusable box.
markdown.renderer.rules.table_open = (tokens, index) => {
  const number = tokens.slice(0, index + 1).filter((token) => token.type === 'table_open').length;
  const head = tokens.slice(
    index,
    tokens.findIndex(({ type }, at) => at > index && type === 'thead_close'),
  );
  const columns = head.filter(({ type }) => type === 'th_open').length;
  const whole = tokens.slice(
    index,
    tokens.findIndex(({ type }, at) => at > index && type === 'table_close'),
  );
  const isLong = columns === manyColumns - 1 && whole.some(({ content }) => textOf(content).length > longCell);
  const first = head.find(({ type }) => type === 'inline')?.content ?? '';
  const classes = [
    columns >= manyColumns ? 'stack-table' : isLong && 'stack-table stack-table--three',
    followsOn.test(first) && 'path-table',
  ].filter(Boolean);
  const table = classes.length > 0 ? `<table class="${classes.join(' ')}">` : '<table>';
  return `<section class="scroll-box" aria-label="Table ${number}" tabindex="0">${table}\n`;
};
markdown.renderer.rules.th_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('scope', 'col');
  return self.renderToken(tokens, index, options);
};
markdown.renderer.rules.table_close = () => '</table></section>\n';

// So does code: a wrapped command would be copied with a line break.
const plainFence = markdown.renderer.rules.fence;
markdown.renderer.rules.fence = (tokens, index, ...rest) => {
  const number = tokens.slice(0, index + 1).filter((token) => token.type === 'fence').length;
  const code = plainFence?.(tokens, index, ...rest) ?? '';
  return `<section class="scroll-box code-box" aria-label="Code ${number}" tabindex="0">${code.trimEnd()}</section>\n`;
};

markdown.core.ruler.push('heading_ids', (state) => {
  const taken = new Set<string>();
  for (const [index, token] of state.tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const base = fragmentOf(state.tokens[index + 1]?.content ?? '');
    let id = base;
    for (let copy = 2; taken.has(id); copy++) id = `${base}-${copy}`;
    taken.add(id);
    token.attrSet('id', id);
  }
});

showPictures(markdown);
showVideos(markdown);
makeBoxes(markdown);
