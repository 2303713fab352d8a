import type { ReactNode } from 'react';

type DrawingProps = {
  /** The block of its style sheet. */
  name: string;
  width: number;
  height: number;
  /** What it shows; left out where the words beside it say so. */
  label?: string;
  children: ReactNode;
};

/** The frame of a drawing, one CSS pixel a unit unless its style sheet says otherwise. States of dots: `Drawing.css`. */
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
