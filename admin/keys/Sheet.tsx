import { type ReactNode, useEffect, useRef } from 'react';
import { closeDialog } from '../../widgets/ui/close-dialog.ts';
import './Sheet.css';

/** A modal dialog. Escape and a press outside close it and restore the focus. */
export function Sheet({ name, close, children }: { name: string; close: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const sheet = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    sheet?.showModal();
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => latest.current();
    // Escape: it is closed with the view, so that it can be seen to leave. A second one closes it whatever the page says.
    sheet?.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault();
        end();
      },
      { signal },
    );
    sheet?.addEventListener('close', end, { signal });
    sheet?.addEventListener('click', ({ target }) => target === sheet && end(), { signal });
    return () => {
      listening.abort();
      closeDialog(sheet);
      before?.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className="st-sheet" aria-label={name}>
      <div className="st-sheet__inside">{children}</div>
    </dialog>
  );
}
