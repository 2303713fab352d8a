import { renderToStaticMarkup } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { type AttributesOf, type ContainerName, containers, type drawings } from '../../markdown/containers.ts';
import { fragmentOf } from '../../markdown/fragment-of.ts';
import { videoOf } from '../../markdown/videos.ts';
import { AnswerLink } from '../articles/FaqAccordion.tsx';
import { PainFigure } from '../figures/PainFigure.tsx';
import { WatchFigure } from '../figures/WatchFigure.tsx';
import { ProseVideo } from '../media/ProseVideo.tsx';
import { BookingButton } from '../ui/Button.tsx';
import { type PicturesOfPage, pictureHtml } from './pictures.tsx';

export type Wrapping = { before: string; after: string };

const drawn: Record<(typeof drawings)[number], () => ReactElement> = {
  watch: () => <WatchFigure />,
  breaking: () => <PainFigure id="breaking" />,
  worried: () => <PainFigure id="worried" />,
  outdated: () => <PainFigure id="outdated" />,
};

const box = (name: string, label = ''): Wrapping => ({
  before: `<div class="prose__box prose__${name}">\n${label && `<p class="prose__label">${label}</p>\n`}`,
  after: '</div>\n',
});

/** Rendered by `made-boxes.tsx`. */
const nothing: Wrapping = { before: '', after: '' };

const wrappings: { [Name in ContainerName]: (attributes: AttributesOf<Name>, env?: PicturesOfPage) => Wrapping } = {
  note: () => box('note', 'Note'),
  example: () => box('example', 'Worked example'),
  quote: () => ({ before: '<blockquote class="prose__box prose__quote">\n', after: '</blockquote>\n' }),
  faq: ({ question }) => ({
    before: `<details class="prose-faq">\n${html(<summary className="plus-mark">{question}</summary>)}\n<div id="${fragmentOf(question)}">\n`,
    after: `${html(<AnswerLink id={fragmentOf(question)} />)}\n</div>\n</details>\n`,
  }),
  cta: ({ label }) => ({
    before: '<div class="prose-cta">\n',
    after: `<p>${html(<BookingButton source="text">{label}</BookingButton>)}</p>\n</div>\n`,
  }),
  figure: ({ drawing, image, alt = '' }, env) => ({
    before: `<figure class="prose-figure">\n${
      drawing ? html(drawn[drawing]()) : pictureHtml(image ?? '', env, { alt })
    }\n<figcaption>\n`,
    after: '</figcaption>\n</figure>\n',
  }),
  beside: ({ image, alt = '', side }, env) => ({
    before: `<div class="${side === 'right' ? 'prose-beside--right ' : ''}prose-beside">\n${pictureHtml(image, env, {
      alt,
      sizes: '(min-width: 45rem) 17rem, 92vw',
    })}\n<div class="prose-beside__text">\n`,
    after: '</div>\n</div>\n',
  }),
  video: ({ address, title }) => {
    const video = videoOf(address);
    return { before: video ? `${html(<ProseVideo video={video} title={title} />)}\n` : '', after: '' };
  },
  diagram: () => nothing,
  file: () => nothing,
  copy: ({ title }) => ({
    before: `<div class="prose-copy">\n${html(<CopyHead title={title} />)}\n<div class="prose-copy__text">\n`,
    after: '</div>\n</div>\n',
  }),
  widget: ({ name, source = 'text' }) => ({
    before: `<div class="prose__widget">\n${html(<WidgetPlaceholder widget={name} options={{ source }} />)}\n`,
    after: '</div>\n',
  }),
};

/** The script shows the copy button (widgets/page/copy-text.ts). */
const CopyHead = ({ title }: { title: string }) => (
  <div className="prose-copy__head">
    <p className="prose-copy__title">{title}</p>
    <button type="button" className="button button--quiet" data-copy="" hidden>
      Copy the text
    </button>
  </div>
);

const html = (element: ReactElement) => renderToStaticMarkup(element);

/** @param attributes already validated */
export function wrappingOf<Name extends ContainerName>(
  name: Name,
  attributes: Record<string, string>,
  env?: PicturesOfPage,
): Wrapping {
  const parsed = containers[name].attributes.parse(attributes) as AttributesOf<Name>;
  return wrappings[name](parsed, env);
}
