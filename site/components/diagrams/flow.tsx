import type { DiagramItem } from '../../markdown/diagrams.ts';
import { CaptionText, captionOf } from './caption.tsx';
import { Arrow, DiagramBox, type DiagramEnd, type Drawn } from './lines.tsx';

const padding = 12;
const mostAbreast = 4;

/** Numbered steps: one column on a phone, else one or two rows, up to the last. */
export function flow(items: readonly DiagramItem[], width: number, isWide: boolean, end: DiagramEnd): Drawn {
  const columns = isWide ? (items.length <= mostAbreast ? items.length : Math.ceil(items.length / 2)) : 1;
  const [across, between] = isWide ? [26, 36] : [0, 24];
  const box = (width - across * (columns - 1)) / columns;
  const captions = items.map(([step, note], index) =>
    captionOf(box - 2 * padding, { mark: String(index + 1), label: step, note }),
  );
  const rowOf = (index: number) => Math.floor(index / columns);
  const heights = captions.reduce<number[]>((all, { height }, index) => {
    all[rowOf(index)] = Math.max(all[rowOf(index)] ?? 0, height + 2 * padding);
    return all;
  }, []);
  const topOf = (row: number) => heights.slice(0, row).reduce((sum, height) => sum + height + between, 0);
  const boxes = captions.map((caption, index) => {
    const row = rowOf(index);
    return { caption, row, x: (index % columns) * (box + across), y: topOf(row), height: heights[row] ?? 0 };
  });
  return {
    height: topOf(heights.length) - between + 2,
    body: boxes.map(({ caption, row, x, y, height }, index) => {
      const before = boxes[index - 1];
      return (
        <g key={`${x} ${y}`}>
          {before && <Arrow points={wayTo(before, { x, y, row, height }, box, between)} />}
          <DiagramBox
            x={x + 1}
            y={y + 1}
            width={box - 2}
            height={height - 2}
            end={index === boxes.length - 1 ? end : undefined}
          />
          <CaptionText caption={caption} x={x + padding} y={y + padding - 3} />
        </g>
      );
    }),
  };
}

type StepBox = { x: number; y: number; row: number; height: number };

/** Across, or down to the start of the next row. */
function wayTo(from: StepBox, to: StepBox, box: number, between: number): [number, number][] {
  if (from.row === to.row) {
    const middle = from.y + from.height / 2;
    return [
      [from.x + box + 3, middle],
      [to.x - 3, middle],
    ];
  }
  const [start, end] = [from.x + box / 2, to.x + box / 2];
  const turn = to.y - between / 2;
  const bottom = from.y + from.height + 3;
  return start === end
    ? [
        [start, bottom],
        [end, to.y - 3],
      ]
    : [
        [start, bottom],
        [start, turn],
        [end, turn],
        [end, to.y - 3],
      ];
}
