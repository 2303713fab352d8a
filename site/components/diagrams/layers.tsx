import type { DiagramItem } from '../../markdown/diagrams.ts';
import { CaptionText, captionOf } from './caption.tsx';
import { DiagramBox, type Drawn } from './lines.tsx';

/** Nested frames, outermost first; the protected core is lit. */
export function layers(items: readonly DiagramItem[], width: number, isWide: boolean): Drawn {
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
          <DiagramBox x={x} y={y} width={width - 2 * x} height={bottomOf(index) - y} lit={isLast} />
          <CaptionText caption={caption} x={x + padding} y={y + 7} lit={isLast} />
        </g>
      );
    }),
  };
}
