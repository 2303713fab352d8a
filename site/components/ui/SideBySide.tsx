import type { ReactNode } from 'react';

export type SideBySideProps = {
  children: ReactNode;
  side: ReactNode;
  /** Where the side stands: on a wide screen left or right of the text, on a narrow one before or after it. */
  at?: 'right, after' | 'right, before' | 'left, before';
};

/** Running text with a narrower column beside it. */
export function SideBySide({ children, side, at = 'right, after' }: SideBySideProps) {
  const beside = <div className="side-by-side__side">{side}</div>;
  return (
    <div className={`side-by-side side-by-side--${at.split(',')[0]} wrap section`}>
      {at !== 'right, after' && beside}
      <div className="side-by-side__main">{children}</div>
      {at === 'right, after' && beside}
    </div>
  );
}
