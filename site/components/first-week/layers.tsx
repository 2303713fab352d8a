import type { ReactNode } from 'react';
import type { Layer } from '../../facts/first-week.ts';
import { box, lineThrough, point, standing } from './iso.ts';
import { desks, printer, rack } from './office.ts';

const screen = ({ x, y }: { x: number; y: number }) =>
  `${lineThrough([x + 0.5, y + 0.32, 1], [x + 0.5, y + 0.32, 1.85], [x + 1.8, y + 0.32, 1.85], [x + 1.8, y + 0.32, 1])}Z`;

/** Upright above each desk and the cabinet. */
const above = (d: string, height = 2.5) =>
  [
    ...desks.map(({ x, y }) => [x + 1.2, y + 0.4, height] as const),
    [rack.x + 0.7, rack.y + 0.6, height + 1.1] as const,
  ].map((spot) => <path key={String(spot)} className="office__sign" transform={standing(spot)} d={d} />);

const cables = [
  lineThrough([rack.x + 1.4, 7.2], [3.4, 7.2], [3.4, 4.2], [11.4, 4.2]),
  ...desks.map(({ x, y }) => lineThrough([x + 1.2, 4.2], [x + 1.2, y < 4 ? y + 1.2 : y])),
  lineThrough([3.4, 4.2], [3.4, 2.8], [printer.x + 1.2, 2.8]),
].join('');

/** On the floor, partly hidden by objects. */
export const floor: Partial<Record<Layer, string>> = {
  found: cables,
  fenced: `${lineThrough([-0.4, -0.4], [12.4, -0.4], [12.4, 9.4], [-0.4, 9.4])}Z`,
  // In by the door, and out beside what was found.
  walked: lineThrough([10.2, 0.1], [10.2, 0.8], [7.5, 0.8], [7.5, 4], [3.6, 4], [3.6, 7.4], [9.6, 7.4], [9.6, 9.6]),
};

const lock = 'M-10-3h20v15h-20zM-6-3v-5a6 6 0 0 1 12 0v5M0 3v4';
const bubble = 'M-22-16h44v22h-28l-8 9v-9h-8zM-14-9h28M-14-2h18';

export const layers: Record<Layer, ReactNode> = {
  found: (
    <>
      <path className="office__odd" d={box(10.6, 8, 0, 0.6, 0.8, 0.9)} />
      <text className="office__label" transform="translate(78 292)">
        Found
      </text>
      {[...desks.map(({ x, y }) => [x + 1.2, y + 1.2, 0.45] as const), [rack.x + 1.4, rack.y + 0.6, 1.5] as const].map(
        (spot) => (
          <circle key={String(spot)} className="office__dot" r="6" transform={standing(spot)} />
        ),
      )}
    </>
  ),
  locked: above(lock),
  fenced: (
    <>
      <path
        className="office__strong"
        d={lineThrough([-0.9, 6.6], [-0.9, 7.8], [-0.9, 7.8, 1.4], [-0.9, 6.6, 1.4], [-0.9, 6.6])}
      />
    </>
  ),
  guarded: (
    <>
      {desks.map((desk) => (
        <path key={`${desk.x} ${desk.y}`} className="office__lit" d={screen(desk)} />
      ))}
      {above('M0-14l12 4v9c0 7-5 11-12 14-7-3-12-7-12-14v-9zM-5-2l4 4 7-8', 3.5)}
    </>
  ),
  copied: (
    <>
      <path d={`M${point(1.2, 7, 3.2)}C-60-110 260-130 ${point(11.3, -4.6, 1.5)}`} />
      {[0, 0.55, 1.1].map((z) => (
        <path key={z} className="office__sign" d={box(10.4, -5.4, z, 1.8, 1.6, 0.4)} />
      ))}
      <path className="office__sign" d={box(2.3, 7.4, 0, 1, 1, 0.9)} />
      <text className="office__label" transform={standing([12.2, -3.8])} y="24" textAnchor="middle">
        Second copy
      </text>
    </>
  ),
  talked: above(bubble, 3.7).slice(0, desks.length),
  walked: null,
  // Under the internet line, which it measures, and over the name of the server.
  measured: (
    <path
      d={`M${point(-5.6, 8.4, -1.25)}${Array.from({ length: 9 }, (_, wave) => `l4 ${wave % 3 ? -12 : -26}l5 ${wave % 3 ? 17 : 31}`).join('')}`}
    />
  ),
  marked: desks.map(({ x, y }, mark) => (
    <path
      key={`${x} ${y}`}
      className="office__sign"
      transform={standing([x + 1.2, y + 0.4, 2.5])}
      d={
        [
          'M0-12l12 20h-24z',
          'M-11-11h22v22h-22z',
          'M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0M0-6v7l5 4',
          'M-10-8v18M0-8v18M10-8v18M-14-2h28M-14 5h28',
        ][mark]
      }
    />
  )),
  first: <path className="office__lit" d={screen(desks[2])} />,
  listed: (
    <>
      <path className="office__leader" d={`M${point(10.8, 6.2, 0.9)}L330 220M${point(10.8, 2.4, 0.9)}L330 198`} />
      <path className="office__sign" d="M330 158h112v146h-112z" />
      <path d="M344 176h52M362 198h66M362 220h66M362 242h48M362 264h66M362 286h40" />
      <path
        className="office__ticks"
        d="M345 197l4 4 7-8M345 219l4 4 7-8M345 241l4 4 7-8M345 260h10v8h-10zM345 282h10v8h-10z"
      />
      <text className="office__label" transform="translate(320 303)" textAnchor="end">
        In writing
      </text>
    </>
  ),
};
