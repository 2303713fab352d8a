import type { ReactNode } from 'react';

type PhoneFoldProps = {
  title: string;
  /** How many things are inside. */
  count?: number;
  children: ReactNode;
};

/**
 * A list under its heading; on a phone a closed disclosure. The heading and the summary are two elements: on a wide
 * screen there is nothing to press.
 */
export function PhoneFold({ title, count, children }: PhoneFoldProps) {
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
