import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { dialogShowsToasts } from '../state/toasts.ts';
import { ToastRegion } from './ToastRegion.tsx';

type DialogProps = {
  titleId: string;
  /** Undefined when the content brings the element with `titleId` itself. */
  title: string | undefined;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
};

/** A modal dialog for as long as it is mounted. The browser keeps the focus in it and gives it back. */
export function Dialog({ titleId, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    const element = dialog.current;
    const handToasts = dialogShowsToasts();
    element?.showModal();
    // Not the first field: on a phone the keyboard would cover what the dialog is about.
    element?.querySelector<HTMLElement>('[data-dialog-focus]')?.focus();
    return () => {
      // While it is still in the page: closing is what gives the focus back.
      element?.close();
      handToasts();
    };
  }, []);

  return (
    <dialog className="nl-dialog" ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className="nl-dialog__body">
        {title && (
          <h2 className="nl-dialog__title" id={titleId} tabIndex={-1} data-dialog-focus="">
            {title}
          </h2>
        )}
        {children(close)}
        <button type="button" className="nl-dialog__close" aria-label="Close dialog" onClick={close}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
      <ToastRegion />
    </dialog>
  );
}
