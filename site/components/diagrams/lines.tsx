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

/** What a drawing leads to: lit, or a loss, which lime never means. */
export type DiagramEnd = 'lit' | 'failed';

type DiagramBoxProps = { x: number; y: number; width: number; height: number; end?: DiagramEnd };

/** A frame around text. What the drawing leads to has a dot on its edge: a whole frame of lime would outshine the page. */
export const DiagramBox = ({ x, y, width, height, end }: DiagramBoxProps) => (
  <>
    <rect
      className={`prose-diagram__frame${end ? ` prose-diagram__frame--${end}` : ''}`}
      x={round(x)}
      y={round(y)}
      width={round(width)}
      height={round(height)}
      rx="5"
    />
    {end && <Dot x={x + width - 16} y={y} end={end} />}
  </>
);

type DiagramBarProps = { x: number; y: number; width: number; height: number; isMost: boolean };

/** A number; the largest is in full tone. */
export const DiagramBar = ({ x, y, width, height, isMost }: DiagramBarProps) => (
  <rect
    className={isMost ? 'prose-diagram__bar prose-diagram__bar--most' : 'prose-diagram__bar'}
    x={round(x)}
    y={round(y)}
    width={round(width)}
    height={round(height)}
    rx="2"
  />
);

/** A station on a line; a loss is a square. */
export const Dot = ({ x, y, end }: { x: number; y: number; end?: DiagramEnd }) =>
  end === 'failed' ? (
    <path className="prose-diagram__failed" d={`M${round(x - 6)} ${round(y - 6)}h12v12h-12z`} />
  ) : (
    <circle
      className={end ? 'prose-diagram__lit' : 'prose-diagram__frame'}
      cx={round(x)}
      cy={round(y)}
      r={end ? 7 : 5}
    />
  );
