import type { ReactNode } from 'react';

type FoldProps = {
  id: string;
  title: string;
  open?: boolean;
  /** How many things are inside, beside the heading. */
  count?: number;
  /** One of them. */
  unit?: string;
  /** What is inside, drawn; its style sheet places it. */
  drawing?: ReactNode;
  children: ReactNode;
};

/**
 * A section whose heading opens it. Print, a link to a place inside, and a browser's search in the page open it too;
 * a link to its own heading does by script (`widgets/page/page-frame.ts`).
 */
export function Fold({ id, title, open = false, count, unit = 'piece', drawing, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary className="fold__heading plus-mark">
        <h2 id={id}>{title}</h2>
        {count !== undefined && (
          <span className="fold__count">
            {count} <span className="hidden-text">{count === 1 ? unit : `${unit}s`}</span>
          </span>
        )}
        {drawing}
      </summary>
      <div className="fold__body">{children}</div>
    </details>
  );
}
