import type { ReactNode } from 'react';

/** The ground that a form stands on. `of` is the class of what it belongs to. */
export function FormPanel({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`${className} nl-form-panel`}>{children}</div>;
}
