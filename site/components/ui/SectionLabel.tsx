import type { ReactNode } from 'react';

/** A short line above a heading. */
export function SectionLabel({ children }: { children: ReactNode }) {
  return <p className="section-label">{children}</p>;
}
