import type { MouseEvent, RefObject } from 'react';
import { type FieldErrors, fieldId } from './FormContext.ts';

type SummaryProps = {
  /** Receives focus after a failed submit. */
  element: RefObject<HTMLDivElement | null>;
  idPrefix: string;
  /** Empty: the summary is hidden, but stays in the HTML for the server to fill. */
  title: string;
  errors: FieldErrors;
};

/** The list of errors above a form, each a link to its field. Gets focus after a failed submit (decision 12). */
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

/** A fragment link has no target inside a shadow root, and would add an entry to the host page's history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const field = root.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
