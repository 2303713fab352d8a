import { barNumber, type DiagramItem } from '../../markdown/diagrams.ts';
import { CaptionText, captionOf, label } from './caption.tsx';
import { widthOf } from './letter-widths.ts';
import { DiagramBar, type Drawn, Line } from './lines.tsx';

const thick = 20;

/** Bars on one scale from zero. */
export function bars(items: readonly DiagramItem[], width: number, isWide: boolean): Drawn {
  const numbers = items.map(([, number = '']) => barNumber(number));
  const most = Math.max(...numbers);
  const left = isWide ? 220 : 2;
  const room = Math.max(...items.map(([, number = '']) => widthOf(number, label.size))) + 10;
  const full = width - left - room;
  let end = 0;
  const rows = items.map(([name = '', number = '', note], index) => {
    const caption = captionOf(isWide ? left - 20 : width, { label: name });
    const extra = captionOf(width - left, { note });
    const y = end;
    const bar = isWide ? y : y + caption.height + 4;
    end = Math.max(y + caption.height, bar + thick + 4 + extra.height) + 14;
    return { name, number, caption, extra, y, bar, length: most ? (full * (numbers[index] ?? 0)) / most : 0 };
  });
  return {
    height: end - 8,
    body: (
      <>
        {rows.map(({ name, number, caption, extra, y, bar, length }, index) => (
          <g key={name}>
            <CaptionText caption={caption} x={0} y={y} />
            <DiagramBar x={left} y={bar} width={Math.max(length, 2)} height={thick} isMost={numbers[index] === most} />
            <CaptionText caption={captionOf(width, { label: number })} x={left + length + 7} y={bar + 0.5} />
            <CaptionText caption={extra} x={left} y={bar + thick + 4} />
          </g>
        ))}
        {isWide && (
          <Line
            points={[
              [left, 0],
              [left, end - 12],
            ]}
          />
        )}
      </>
    ),
  };
}
