import type { DiagramItem } from '../../markdown/diagrams.ts';
import { CaptionText, captionOf, note } from './caption.tsx';
import { widthOf } from './letter-widths.ts';
import { type DiagramEnd, Dot, type Drawn, Line } from './lines.tsx';

/** Moments that fit in one row. */
const mostAbreast = 5;
const widestWhen = 150;

/** Moments in a row if few, stacked if many or on a phone, up to the last. */
export function timeline(items: readonly DiagramItem[], width: number, isWide: boolean, end: DiagramEnd): Drawn {
  if (isWide && items.length <= mostAbreast) return abreast(items, width, end);
  const whenWidth = Math.max(...items.map(([when = '']) => widthOf(when, note.size)));
  return down(items, width, end, isWide && whenWidth <= widestWhen ? Math.ceil(whenWidth) : undefined);
}

function abreast(items: readonly DiagramItem[], width: number, end: DiagramEnd): Drawn {
  const column = width / items.length;
  const room = column - 16;
  const whens = items.map(([when]) => captionOf(room, { mark: when }));
  const texts = items.map(([, what, note]) => captionOf(room, { label: what, note }));
  const rail = Math.max(...whens.map(({ height }) => height)) + 14;
  const x = (index: number) => index * column;
  return {
    height: rail + 16 + Math.max(...texts.map(({ height }) => height)) + 4,
    body: (
      <>
        <Line
          points={[
            [7, rail],
            [x(items.length - 1) + 7, rail],
          ]}
        />
        {items.map(([when, what], index) => (
          <g key={`${when} ${what}`}>
            {whens[index] && <CaptionText caption={whens[index]} x={x(index)} y={rail - 14 - whens[index].height} />}
            <Dot x={x(index) + 7} y={rail} end={index === items.length - 1 ? end : undefined} />
            {texts[index] && <CaptionText caption={texts[index]} x={x(index)} y={rail + 16} />}
          </g>
        ))}
      </>
    ),
  };
}

/** `whenWidth`: times are left of the rail, otherwise above the text. */
function down(items: readonly DiagramItem[], width: number, end: DiagramEnd, whenWidth?: number): Drawn {
  const rail = whenWidth === undefined ? 8 : whenWidth + 24;
  const left = rail + 22;
  let bottom = 0;
  const rows = items.map(([when = '', what, note]) => {
    const caption = captionOf(width - left, { mark: whenWidth === undefined ? when : '', label: what, note });
    const row = { when, caption, y: bottom };
    bottom += Math.max(caption.height, 20) + 16;
    return row;
  });
  return {
    height: bottom - 12,
    body: (
      <>
        <Line
          points={[
            [rail, 10],
            [rail, (rows.at(-1)?.y ?? 0) + 10],
          ]}
        />
        {rows.map(({ when, caption, y }, index) => (
          <g key={`${when} ${y}`}>
            {whenWidth !== undefined && <CaptionText caption={captionOf(widestWhen, { mark: when })} x={0} y={y - 1} />}
            <Dot x={rail} y={y + 10} end={index === rows.length - 1 ? end : undefined} />
            <CaptionText caption={caption} x={left} y={y} />
          </g>
        ))}
      </>
    ),
  };
}
