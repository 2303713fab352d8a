import type { DiagramItem, DiagramType } from '../../markdown/diagrams.ts';
import { bars } from './bars.tsx';
import { decision } from './decision.tsx';
import { diagramLineInWords } from './diagram-line-in-words.ts';
import { flow } from './flow.tsx';
import { layers } from './layers.tsx';
import type { Drawn } from './lines.tsx';
import { network } from './network.tsx';
import { timeline } from './timeline.tsx';

type DiagramProps = { type: DiagramType; title: string; items: readonly DiagramItem[]; isExample?: boolean };

type Draw = (items: readonly DiagramItem[], width: number, isWide: boolean) => Drawn;
const drawings: Record<DiagramType, Draw> = { timeline, flow, bars, layers, decision, network };

/** Widths in units of about one pixel on a phone and exactly one in an article's column. */
const widths = { narrow: 330, wide: 672 };

/**
 * A diagram from an author's list, drawn for a phone and for a wide column; CSS shows one. Screen readers get the list.
 * `isExample`: the amounts are invented.
 */
export function Diagram({ type, title, items, isExample }: DiagramProps) {
  return (
    <figure className="prose-diagram" data-illustrative={isExample ? '' : undefined}>
      <figcaption>
        {isExample && 'Example: '}
        {title}
      </figcaption>
      {(['narrow', 'wide'] as const).map((size) => {
        const { height, body } = drawings[type](items, widths[size], size === 'wide');
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
