import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LeadAnswer } from '../../shared/forms/lead-answer.ts';
import { bookingMessages } from '../../shared/forms/messages.ts';
import { forPartners } from '../base/for-partners.ts';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { timesView } from './times-view.ts';

type BookedProps = {
  answer: LeadAnswer;
  headingId: string;
  /** For uses other than a booking. */
  title?: string;
  children?: ReactNode;
};

/** The success view (docs/product.md, section 4). Takes over the form's focus. */
export function Booked({ answer, headingId, title = bookingMessages.successTitle, children }: BookedProps) {
  const { origin } = useWidgetScope();
  const Link = forPartners ? undefined : timesView.Link;
  const [hasCall, setHasCall] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current && !isBusyElsewhere(heading.current)) heading.current.focus();
  }, []);
  return (
    <div className="nl-booked">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="23" />
        <path d="m14 25 7 7 14-16" />
      </svg>
      <h2 className="nl-booked__title" id={headingId} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {answer.promise && (forPartners || !hasCall) && <p>{answer.promise}</p>}
      {answer.reference && (
        <p>
          <span>Your reference:</span> <strong>{answer.reference}</strong>
        </p>
      )}
      {answer.times &&
        (Link ? (
          <Link page={answer.times} onBooked={() => setHasCall(true)} />
        ) : (
          <a href={origin + answer.times} target="_blank" rel="noopener">
            Or pick a time for our call
          </a>
        ))}
      {children}
    </div>
  );
}

/** Removing the form moves its focus to the body, which does not count. */
function isBusyElsewhere(place: HTMLElement): boolean {
  const { activeElement, body } = document;
  const root = place.getRootNode();
  const isHere = root instanceof ShadowRoot ? activeElement === root.host : activeElement?.contains(place);
  return activeElement !== null && activeElement !== body && !isHere;
}
