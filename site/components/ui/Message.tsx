import type { ReactNode } from 'react';

/** `wide` leaves room for a form. Without `title` the children contain the heading. */
export function Message({ title, wide, children }: { title?: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'message message--wide' : 'message'}>
      <div className="wrap message__body">
        {title && <h1>{title}</h1>}
        {children}
      </div>
    </div>
  );
}
