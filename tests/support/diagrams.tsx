import { renderToStaticMarkup } from 'preact-render-to-string';
import { Diagram } from '../../site/components/diagrams/Diagram.tsx';
import { type DiagramItem, type DiagramType, mostItems } from '../../site/markdown/diagrams.ts';

const wide = 'Wwwwwwwww mmmmmmmmmm WWWWWWWWW mmmmmmmm';
const note = 'A note that is as long as a note may be, just sixty letters.';
const question = 'Is this a question with as many words as there may be in it';

const longest: Record<DiagramType, (place: number) => DiagramItem> = {
  timeline: (place) => [`${wide}${place}`, `${wide}${place}`, note],
  flow: (place) => [`${wide}${place}`, note],
  bars: (place) => [`${wide}${place}`, `$${place + 1},111,111`, note],
  layers: (place) => [`${wide}${place}`, note],
  decision: (place) => [`${question}${place}`, place % 2 ? `${wide}!` : 'next', `${wide}?`],
  network: (place) => [`${wide}${place}`, place ? `${wide}${Math.floor((place - 1) / 2)}` : 'Internet', note],
};

/** The fullest drawing; its last question has no target. */
export const fullest = (type: DiagramType, lines = mostItems): DiagramItem[] =>
  Array.from({ length: lines }, (_, place) =>
    longest[type](place).map((part) => (part === 'next' && place === lines - 1 ? `${wide}.` : part)),
  );

export const drawn = (type: DiagramType, items: readonly DiagramItem[], title = `The longest ${type}`): string =>
  renderToStaticMarkup(Diagram({ type, title, items }));
