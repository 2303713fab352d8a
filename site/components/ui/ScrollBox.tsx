import type { ReactNode } from 'react';

/** A box that scrolls sideways on a narrow screen, which the keyboard can reach; `label` says what is in it. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="scroll-box" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
