import type { ReactNode } from 'react';

/** A short line above a heading: what the part is about. */
export function SectionLabel({ children }: { children: ReactNode }) {
  return <p className="section-label">{children}</p>;
}
