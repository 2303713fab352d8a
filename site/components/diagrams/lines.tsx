import type { ReactNode } from 'react';
export type Drawn = { height: number; body: ReactNode };

const round = (value: number) => Math.round(value * 10) / 10;
const side = 4;

export function Arrow({ points }: { points: readonly (readonly [x: number, y: number])[] }) {
  const [from, to] = points.slice(-2);
  if (!from || !to) return null;
  const [x, y] = to;
  const head =
    from[1] === y
      ? `M${x - Math.sign(x - from[0]) * side * 1.5} ${y - side}L${x} ${y}l${-Math.sign(x - from[0]) * side * 1.5} ${side}`
      : `M${x - side} ${y - side * 1.5}L${x} ${y}l${side} ${-side * 1.5}`;
  return <path className="prose-diagram__line" d={`${pathOf(points)}${head}`} />;
}

export const Line = ({ points }: { points: readonly (readonly [x: number, y: number])[] }) => (
  <path className="prose-diagram__line" d={pathOf(points)} />
);

const pathOf = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

type DiagramBoxProps = { x: number; y: number; width: number; height: number; lit?: boolean; isBar?: boolean };

/** A frame around text; `lit`: on the accent colour. A bar is filled. */
export const DiagramBox = ({ x, y, width, height, lit, isBar }: DiagramBoxProps) => (
  <rect
    className={`prose-diagram__${lit ? 'lit' : isBar ? 'bar' : 'frame'}`}
    x={round(x)}
    y={round(y)}
    width={round(width)}
    height={round(height)}
    rx={isBar ? 2 : 5}
  />
);

/** A station on a line. */
export const Dot = ({ x, y, lit }: { x: number; y: number; lit?: boolean }) => (
  <circle className={lit ? 'prose-diagram__lit' : 'prose-diagram__frame'} cx={round(x)} cy={round(y)} r={lit ? 7 : 5} />
);
