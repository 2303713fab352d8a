import type { ReactNode } from 'react';
import type { Layer } from '../../facts/first-week.ts';
import { box, lineThrough, standing } from './iso.ts';
import { floor, layers } from './layers.tsx';
import { desks, machines, rack } from './office.ts';

/** `viewBox` of the drawing and its frames. */
export const officeView = '-318 -100 780 410';

/** Referenced by the frames in print. */
export const officeId = 'office';

/**
 * `--on-2` to `--on-5` of the surrounding `<svg>` show the layers, so one drawing serves every state, on screen and in
 * print.
 */
export function OfficeDrawing({ shown }: { shown: readonly (Layer | undefined)[] }) {
  return (
    <g id={officeId} fill="none" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round">
      <path className="office__ground" d={`${lineThrough([0, 0], [12, 0], [12, 9], [0, 9])}Z`} />
      <path className="office__faint" d={grid} />
      <path className="office__wall" d={walls} />
      <path className="office__wall" d={`${lineThrough([-6.4, 7.2], [0.5, 7.2])}`} />
      {shown.map(
        (layer, state) =>
          layer &&
          floor[layer] && (
            <Shown key={layer} state={state + 1} layer={<path className={`office__${layer}`} d={floor[layer]} />} />
          ),
      )}
      <g className="office__things">
        {[...desks.map(desk), ...machines.map((machine) => <path key={machine} d={machine} />)]}
      </g>
      <path className="office__leader office__faint" d="M-226 134L-164 108M148 236L108 226" />
      {[...labels].map(([name, at]) => (
        <text key={name} className="office__label" transform={`translate(${at})`}>
          {name}
        </text>
      ))}
      <g className="office__unknown">
        {[...desks.map(({ x, y }) => [x + 1.2, y + 0.4, 2.6] as const), rackTop].map((spot) => (
          <text key={String(spot)} transform={standing(spot)} textAnchor="middle">
            ?
          </text>
        ))}
      </g>
      {shown.map((layer, state) => layer && <Shown key={layer} state={state + 1} layer={layers[layer]} />)}
    </g>
  );
}

const Shown = ({ state, layer }: { state: number; layer: ReactNode }) => (
  <g className={`office__layer office__layer--${state}`}>{layer}</g>
);

/** What is always there; what a state adds has its own. */
const labels = new Map([
  ['Internet', '-302 1'],
  ['Server', '-312 152'],
  ['Desks', '152 250'],
]);

const rackTop = [rack.x + 0.7, rack.y + 0.6, 3.7] as const;

const grid = [
  ...[2, 4, 6, 8, 10].map((x) => lineThrough([x, 0], [x, 9])),
  ...[1.5, 3, 4.5, 6, 7.5].map((y) => lineThrough([0, y], [12, y])),
].join('');

const walls = [
  lineThrough([0, 9], [0, 9, 2.8], [0, 0, 2.8], [12, 0, 2.8], [12, 0]),
  lineThrough([0, 0], [0, 0, 2.8]),
  ...[1, 3.6, 6.2].map((x) => `${lineThrough([x, 0, 1], [x, 0, 2.2], [x + 1.8, 0, 2.2], [x + 1.8, 0, 1])}Z`),
  lineThrough([9.6, 0], [9.6, 0, 2.1], [10.8, 0, 2.1], [10.8, 0]),
  `${lineThrough([0, 1.4, 1], [0, 1.4, 2.2], [0, 4, 2.2], [0, 4, 1])}Z`,
].join('');

const desk = ({ x, y }: { x: number; y: number }) => (
  <g key={`${x} ${y}`}>
    <path d={box(x, y, 0, 2.4, 1.2, 0.9)} />
    <path d={box(x + 0.5, y + 0.2, 1, 1.3, 0.12, 0.85)} />
    <path d={box(x + 1.9, y + 0.6, 0.9, 0.35, 0.45, 0.16)} />
  </g>
);
