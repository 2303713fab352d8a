import type { ReactNode } from 'react';
import { company } from '../../../shared/company/company.ts';

export type PaperProps = { title: string; line?: string; wide?: boolean; children: ReactNode };

/** 8½ by 11 inches, in points (72 per inch). */
export const letter = { long: 792, short: 612 } as const;

export function Paper({ title, line, wide, children }: PaperProps) {
  const [width, height] = wide ? [letter.long, letter.short] : [letter.short, letter.long];
  return (
    <>
      <path className="paper__sheet" d={`M0 0h${width}v${height}h-${width}z`} />
      <circle className="paper__light" cx="52" cy="50" r="6" />
      <text className="paper__small" x="66" y="54.5">
        {company.name}
      </text>
      <text className="paper__stamp" x={width - 48} y="55" textAnchor="end">
        SPECIMEN
      </text>
      <text className="paper__title" x="46" y="108">
        {title}
      </text>
      {line && (
        <text className="paper__quiet" x="46" y="132">
          {line}
        </text>
      )}
      {children}
    </>
  );
}

export const Lines = ({
  x,
  y,
  by = 22,
  of,
  name,
}: {
  x: number;
  y: number;
  by?: number;
  of: string[];
  name?: string;
}) => (
  <>
    {of.map((text, row) => (
      <text key={text} className={name} x={x} y={y + row * by}>
        {text}
      </text>
    ))}
  </>
);
