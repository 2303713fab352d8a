import type { ReactNode } from 'react';

/** A box that scrolls sideways on a narrow screen, which the keyboard can reach; named by the heading `labelledBy`. */
export function ScrollBox({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="scroll-box" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </section>
  );
}
