import type { ReactNode } from 'react';

type PhoneFoldProps = {
  title: string;
  /** How many things are inside. */
  count?: number;
  level?: 'h2' | 'h3';
  children: ReactNode;
};

/**
 * A list under its heading; on a phone a closed disclosure. The heading and the summary are two elements: on a wide
 * screen there is nothing to press.
 */
export function PhoneFold({ title, count, level = 'h2', children }: PhoneFoldProps) {
  const Heading = level;
  return (
    <div className="phone-fold">
      <Heading className="phone-fold__title">{title}</Heading>
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
