import { wrapped } from './letter-widths.ts';

/** Type sizes in units (one pixel on a phone), as in `ProseDiagram.css`. */
export const label = { size: 15, line: 19 };
export const note = { size: 14, line: 18 };

type Tone = 'label' | 'note' | 'mark';
const measures = { label, note, mark: { ...note, line: 20 } };

/** Text wrapped to a width: a mark (time, number) above, the label, a note below. */
export type Caption = { lines: readonly { text: string; tone: Tone }[]; height: number };

/** Omits empty parts. */
export function captionOf(width: number, parts: Partial<Record<Tone, string>>): Caption {
  const lines = (['mark', 'label', 'note'] as const).flatMap((tone) =>
    wrapped(parts[tone] ?? '', measures[tone].size, width).map((text) => ({ text, tone })),
  );
  return { lines, height: lines.reduce((sum, { tone }) => sum + measures[tone].line, 0) };
}

type CaptionProps = { caption: Caption; x: number; y: number; anchor?: 'end' | 'middle' };

/** `y`: upper edge. */
export function CaptionText({ caption, x, y, anchor }: CaptionProps) {
  return (
    <text x={x} y={y - 4.5} textAnchor={anchor}>
      {caption.lines.map(({ text, tone }, index) => (
        <tspan
          key={index}
          x={x}
          dy={measures[tone].line}
          className={tone === 'label' ? undefined : `prose-diagram__${tone}`}
        >
          {text}
        </tspan>
      ))}
    </text>
  );
}
