import type { DiagramItem, DiagramType } from '../../markdown/diagrams.ts';
import { leadsOn } from '../../markdown/diagrams.ts';
import { bars } from './bars.tsx';
import { CaptionText, captionOf } from './caption.tsx';
import { decision } from './decision.tsx';
import { flow } from './flow.tsx';
import type { DiagramEnd, Drawn } from './lines.tsx';
import { DiagramBox } from './lines.tsx';
import { network } from './network.tsx';
import { timeline } from './timeline.tsx';

const answer = (text: string) => (leadsOn(text) ? 'next question' : text);
const noted = (note: string | undefined) => (note ? ` (${note})` : '');

const sentences: Record<DiagramType, (item: DiagramItem) => string> = {
  timeline: ([when, what, note]) => `${when}: ${what}${noted(note)}`,
  flow: ([step, note]) => `${step}${noted(note)}`,
  bars: ([label, number, unit]) => `${label}: ${number}${noted(unit)}`,
  layers: ([name, note]) => `${name}${noted(note)}`,
  decision: ([question, yes = '', no = '']) => `${question} Yes: ${answer(yes)}. No: ${answer(no)}.`,
  network: ([device, to, note]) => `${device}, connected to ${to}${noted(note)}`,
};

const diagramLineInWords = (type: DiagramType, item: DiagramItem): string => sentences[type](item);

type DiagramProps = {
  type: DiagramType;
  title: string;
  items: readonly DiagramItem[];
  isExample?: boolean;
  /** What a timeline or a flow leads to. */
  end?: DiagramEnd;
};

type Draw = (items: readonly DiagramItem[], width: number, isWide: boolean, end: DiagramEnd) => Drawn;
const drawings: Record<DiagramType, Draw> = { timeline, flow, bars, layers, decision, network };

/** Widths in units of about one pixel on a phone and exactly one in an article's column. */
const widths = { narrow: 330, wide: 672 };

/**
 * A diagram, drawn for a phone and for a wide column; CSS shows one. Screen readers get a list.
 * `isExample`: the amounts are invented.
 */
export function Diagram({ type, title, items, isExample, end = 'lit' }: DiagramProps) {
  return (
    <figure className="prose-diagram" data-illustrative={isExample ? '' : undefined}>
      <figcaption>
        {isExample && 'Example: '}
        {title}
      </figcaption>
      {(['narrow', 'wide'] as const).map((size) => {
        const { height, body } = drawings[type](items, widths[size], size === 'wide', end);
        return (
          <svg
            key={size}
            className={`prose-diagram__${size}`}
            data-drawing=""
            viewBox={`0 0 ${widths[size]} ${Math.ceil(height)}`}
            aria-hidden="true"
          >
            {body}
          </svg>
        );
      })}
      <ol className="hidden-text">
        {items.map((item) => (
          <li key={item[0]}>{diagramLineInWords(type, item)}</li>
        ))}
      </ol>
    </figure>
  );
}

/** Nested frames, outermost first; the protected core is lit. */
function layers(items: readonly DiagramItem[], width: number, isWide: boolean): Drawn {
  const inset = isWide ? 14 : 7;
  const padding = 12;
  let top = 1;
  const frames = items.map(([name = '', note], index) => {
    const x = 1 + index * inset;
    const caption = captionOf(width - 2 * (x + padding), { label: name, note });
    const frame = { name, caption, x, y: top };
    top += caption.height + padding + 4;
    return frame;
  });
  const bottomOf = (index: number) => top + 6 + (items.length - 1 - index) * inset;
  return {
    height: bottomOf(0) + 1,
    body: frames.map(({ name, caption, x, y }, index) => {
      const isLast = index === frames.length - 1;
      return (
        <g key={name}>
          <DiagramBox x={x} y={y} width={width - 2 * x} height={bottomOf(index) - y} end={isLast ? 'lit' : undefined} />
          <CaptionText caption={caption} x={x + padding} y={y + 7} />
        </g>
      );
    }),
  };
}
