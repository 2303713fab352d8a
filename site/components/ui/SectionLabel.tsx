import type { ReactNode } from 'react';

/** `isNeeded`: on a phone too, where space is short. */
export function SectionLabel({ children, isNeeded = false }: { children: ReactNode; isNeeded?: boolean }) {
  return <p className={isNeeded ? 'section-label section-label--needed' : 'section-label'}>{children}</p>;
}
