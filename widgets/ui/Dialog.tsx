import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { dialogShowsToasts } from '../state/toasts.ts';
import { fillFields, formValues } from './form-values.ts';
import { holdPage } from './hold-page.ts';
import { ToastRegion } from './ToastRegion.tsx';

type DialogProps = {
  titleId: string;
  /** Undefined if the content renders the element with `titleId` itself. */
  title: string | undefined;
  /** Called once it has closed, at once; again when the browser tells of it. */
  onClose: () => void;
  /** What its form says at first, by the field's name. */
  filled?: Readonly<Record<string, string>>;
  children: (close: () => void) => ReactNode;
};

/** What was typed when Escape closed a dialog, by its `titleId`, for its next opening on the page. In memory only. */
const typed: Record<string, Record<string, string> | undefined> = {};

/**
 * A modal dialog, open as long as it is mounted. The browser traps the focus and restores it on close. Escape and the Back
 * gesture, which are made by mistake too, keep what was typed into its form; any other way to close it does not.
 */
export function Dialog({ titleId, title, onClose, filled, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // The browser tells of a close in a task of its own. Whoever opens it again before that must not hear that it is open.
  function close(): void {
    dialog.current?.close();
    onClose();
  }

  function leave(): void {
    const form = dialog.current?.querySelector('form');
    if (form) typed[titleId] = formValues(form);
    close();
  }

  useLayoutEffect(() => {
    const element = dialog.current;
    const handToasts = dialogShowsToasts();
    const letPageGo = holdPage();
    element?.showModal();
    const form = element?.querySelector('form');
    if (form) fillFields(form, { ...filled, ...typed[titleId] });
    delete typed[titleId];
    // Not the first field: a phone's keyboard would cover the dialog's title.
    element?.querySelector<HTMLElement>('[data-dialog-focus]')?.focus();
    return () => {
      // Before it is removed: close() restores the focus.
      element?.close();
      letPageGo();
      handToasts();
    };
  }, []);

  return (
    <dialog className="nl-dialog" ref={dialog} aria-labelledby={titleId} onCancel={leave} onClose={onClose}>
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
