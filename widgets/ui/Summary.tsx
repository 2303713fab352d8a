import type { MouseEvent, RefObject } from 'react';
import { type FieldErrors, fieldId } from './FormContext.ts';

type SummaryProps = {
  element: RefObject<HTMLDivElement | null>;
  idPrefix: string;
  /** Empty: hidden, but present for the server to fill. */
  title: string;
  errors: FieldErrors;
};

/** Gets the focus after a failed submit (decision 12). */
export function Summary({ element, idPrefix, title, errors }: SummaryProps) {
  return (
    <div className="nl-summary" data-error-summary="" tabIndex={-1} ref={element} hidden={!title}>
      <p className="nl-summary__title">{title}</p>
      <ul className="nl-summary__list">
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <a className="nl-summary__link" href={`#${fieldId(idPrefix, name)}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A fragment link has no target in a shadow root, and would add to the host page's history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const field = root.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
