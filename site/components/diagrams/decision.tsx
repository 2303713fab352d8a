import { type DiagramItem, leadsOn } from '../../markdown/diagrams.ts';
import { CaptionText, captionOf, note } from './caption.tsx';
import { Arrow, DiagramBox, type Drawn } from './lines.tsx';

const padding = 12;

/** `on`: the answer that leads to the next question; `ends`: the others. */
function answersOf([, yes = '', no = '']: DiagramItem, room: number) {
  const all = [
    { answer: 'Yes', text: yes },
    { answer: 'No', text: no },
  ];
  return {
    on: all.find(({ text }) => leadsOn(text))?.answer,
    ends: all
      .filter(({ text }) => !leadsOn(text))
      .map(({ answer, text }) => ({ answer, caption: captionOf(room, { label: text }) })),
  };
}

/** Each answer ends in an action or leads to the next question. */
export function decision(items: readonly DiagramItem[], width: number, isWide: boolean): Drawn {
  const box = isWide ? 300 : width;
  const out = isWide ? 372 : 92;
  let y = 1;
  const rows = items.map((item) => {
    const caption = captionOf(box - 2 * padding, { label: item[0] });
    const { on, ends } = answersOf(item, width - out - 2);
    const own = caption.height + 2 * padding;
    const below = ends.map(({ caption }) => Math.max(caption.height, 26) + 10);
    const sum = below.reduce((total, height) => total + height, 0);
    const height = isWide ? Math.max(own, sum) : own;
    const first = isWide ? y + (height - sum) / 2 + 5 : y + height + 12;
    const tops = below.map((_, index) => first + below.slice(0, index).reduce((total, each) => total + each, 0));
    const row = { question: item[0], caption, on, ends, y, height, tops, end: isWide ? y + height : first + sum };
    y = row.end + (on ? 38 : 18);
    return row;
  });
  const rail = isWide ? 36 : 14;
  return {
    height: (rows.at(-1)?.end ?? 0) + 4,
    body: rows.map(({ question, caption, on, ends, y, height, tops, end }, index) => {
      const next = rows[index + 1]?.y ?? end;
      return (
        <g key={question}>
          <DiagramBox x={1} y={y} width={box - 2} height={height} />
          <CaptionText caption={caption} x={padding} y={y + (height - caption.height) / 2} />
          {ends.map(({ answer, caption }, at) => {
            const middle = (tops[at] ?? 0) + Math.max(caption.height, 26) / 2;
            const from: [number, number][] = isWide
              ? [[box + 2, middle]]
              : [
                  [40, y + height + 2],
                  [40, middle],
                ];
            return (
              <g key={answer}>
                <Arrow points={[...from, [out - 8, middle]]} />
                <Answer text={answer} x={isWide ? box + 12 : 47} y={middle - note.line - 3} />
                <CaptionText caption={caption} x={out} y={middle - caption.height / 2} />
              </g>
            );
          })}
          {on && (
            <Arrow
              points={[
                [rail, y + height + 2],
                [rail, next - 3],
              ]}
            />
          )}
          {on && <Answer text={on} x={rail + 9} y={next - 30} />}
        </g>
      );
    }),
  };
}

const Answer = ({ text, x, y }: { text: string; x: number; y: number }) => (
  <CaptionText caption={captionOf(60, { mark: text })} x={x} y={y - 1} />
);
