import type MarkdownItClass from 'markdown-it';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { type ContainerName, containers } from '../../markdown/containers.ts';
import { readOpening } from '../../markdown/containers-in-text.ts';
import { partsOf } from '../../markdown/validate-boxes.ts';
import { offeredFileAddress } from '../../schema/downloads.ts';
import { OfferedFile } from '../articles/OfferedFile.tsx';
import { Diagram } from '../diagrams/Diagram.tsx';

type MarkdownIt = InstanceType<typeof MarkdownItClass>;
type Token = ReturnType<MarkdownIt['parse']>[number];

type RenderedPage = { alias?: { canonical: string }; page?: { url: string } };

const pagePath = ({ alias, page }: RenderedPage) => alias?.canonical ?? page?.url.replace(/\.html$/, '') ?? '';

/** Renderers of boxes whose content is not running text. */
const made: { [Name in ContainerName]?: (info: string, inside: readonly Token[], path: string) => string } = {
  diagram: (info, inside) => {
    const { type, title, example, end } = containers.diagram.attributes.parse(readOpening(info).attributes);
    const items = inside.filter(({ type }) => type === 'inline').map((token) => partsOf(plain(token)));
    return renderToStaticMarkup(
      <Diagram type={type} title={title} items={items} isExample={example === 'yes'} end={end} />,
    );
  },
  file: (info, inside, path) => {
    const { name, label } = containers.file.attributes.parse(readOpening(info).attributes);
    const text = inside.find(({ type }) => type === 'fence')?.content ?? '';
    return renderToStaticMarkup(
      <OfferedFile address={offeredFileAddress(path, name)} name={name} label={label} text={text} />,
    );
  },
};

/** With typographic quotes. */
const plain = ({ children }: Token) =>
  (children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');

export function makeBoxes(markdown: MarkdownIt): void {
  markdown.core.ruler.push('made_boxes', (state) => {
    for (const [name, make] of Object.entries(made)) {
      for (let from = 0; from < state.tokens.length; from++) {
        const opening = state.tokens[from];
        if (opening?.type !== `container_${name}_open`) continue;
        const to = state.tokens.findIndex(({ type }, at) => at > from && type === `container_${name}_close`);
        const block = new state.Token('html_block', '', 0);
        block.content = `${make(opening.info, state.tokens.slice(from + 1, to), pagePath(state.env as RenderedPage))}\n`;
        block.block = true;
        state.tokens.splice(from, to - from + 1, block);
      }
    }
  });
}
