import type { ReactNode } from 'react';

type DrawingProps = {
  /** The block of its style sheet. */
  name: string;
  width: number;
  height: number;
  /** What it shows; omitted if the text next to it says so. */
  label?: string;
  children: ReactNode;
};

/** The SVG frame of a drawing. A unit is a CSS pixel, unless its CSS says otherwise. Dot states: `Drawing.css`. */
export function Drawing({ name, width, height, label, children }: DrawingProps) {
  return (
    <svg
      className={`drawing ${name}`}
      data-drawing=""
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      {children}
    </svg>
  );
}
