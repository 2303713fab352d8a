import type { ReactNode } from 'react';

/**
 * A list under its heading; on a phone a closed disclosure. The heading and the summary are two elements: on a wide
 * screen there is nothing to press.
 */
export function PhoneFold({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <div className="phone-fold">
      <h2 className="phone-fold__title">{title}</h2>
      <details className="phone-fold__fold">
        <summary className="phone-fold__summary plus-mark">
          {title}
          {count !== undefined && ` (${count})`}
        </summary>
        {children}
      </details>
    </div>
  );
}
