import { useEffect, useRef } from 'react';
import { usePlace } from '../data/use-place.ts';
import { Button } from '../ui/Button.tsx';
import './DoneNotice.css';
import { useBulk } from './use-bulk.ts';

/** How long a notice without buttons stays (ms). */
const shown = 8_000;

/**
 * The last act, with Undo; once undone, the one before it. Stays until closed or replaced, or until one goes to another
 * view or lead, whose buttons it would cover.
 * @param view as the bar marks it: a lead belongs to the inbox
 */
export function DoneNotice({ view }: { view: string }) {
  const { notice, tell, undo, takeBack, undoLast, last } = useBulk();
  // Whose focus the notice took: it returns there, else to the view.
  const before = useRef<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  function giveFocusBack(): void {
    const last = before.current instanceof HTMLElement && before.current.isConnected ? before.current : undefined;
    (last ?? document.getElementById('staff-main'))?.focus();
  }
  const begun = useRef(view);
  useEffect(() => {
    if (begun.current !== view && notice && !notice.takeBack) tell(null);
    begun.current = view;
  }, [view]);
  const opened = /^lead\/([\w-]+)/.exec(usePlace())?.[1];
  useEffect(() => {
    if (opened && notice?.lead && notice.lead !== opened && !notice.takeBack) tell(null);
  }, [opened]);
  useEffect(() => {
    if (!notice) return;
    const { act, first, takeBack: waits } = notice;
    if ((act !== null || first) && !waits) return;
    const end = () => {
      if (box.current?.contains(document.activeElement)) giveFocusBack();
      tell(null);
    };
    const timer = setTimeout(end, waits ? Math.max(0, waits.until - Date.now()) : shown);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className="st-done" role="status">
      {notice && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus that its buttons get.
        <div
          ref={box}
          className="st-done__box"
          onFocus={({ relatedTarget, currentTarget }) => {
            if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
              before.current = relatedTarget;
          }}
        >
          <div>
            <p>{notice.text}</p>
            {notice.isUndo && last && <p className="st-quiet">Before that: {last.text}</p>}
          </div>
          {(notice.isUndo ? last : notice.takeBack || notice.first || notice.act !== null) && (
            <Button
              busy={undo.isPending || takeBack.isPending}
              onPress={() => {
                undoLast();
                giveFocusBack();
              }}
            >
              {notice.isUndo ? 'Undo that too' : notice.takeBack ? 'Take it back' : 'Undo'}
            </Button>
          )}
          <Button
            kind="quiet"
            onPress={() => {
              tell(null);
              giveFocusBack();
            }}
          >
            Close<span className="st-hidden"> the notice</span>
          </Button>
        </div>
      )}
    </div>
  );
}
