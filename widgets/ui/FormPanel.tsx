import type { ReactNode } from 'react';

export function FormPanel({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`${className} nl-form-panel`}>{children}</div>;
}
