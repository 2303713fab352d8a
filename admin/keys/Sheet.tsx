import { type ReactNode, useEffect, useRef } from 'react';
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
    const onClose = () => latest.current();
    const onPress = (event: MouseEvent) => event.target === sheet && sheet?.close();
    sheet?.addEventListener('close', onClose);
    sheet?.addEventListener('click', onPress);
    return () => {
      sheet?.removeEventListener('close', onClose);
      sheet?.removeEventListener('click', onPress);
      sheet?.close();
      before?.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className="st-sheet" aria-label={name}>
      <div className="st-sheet__inside">{children}</div>
    </dialog>
  );
}
