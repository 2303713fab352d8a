import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { forPartners } from '../base/for-partners.ts';
import { dialogShowsToasts } from '../state/toasts.ts';
import { CloseButton } from './CloseButton.tsx';
import { closeDialog } from './close-dialog.ts';
import { closeOnBack } from './close-on-back.ts';
import { fillFields, formValues } from './form-values.ts';
import { holdPage } from './hold-page.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { useWidgetScope } from './WidgetScope.ts';

type DialogProps = {
  titleId: string;
  /** Empty if the content renders `titleId` itself. */
  title: string;
  /** Called immediately after closing, and again on the close event. */
  onClose: () => void;
  filled?: Readonly<Record<string, string>>;
  /** It opened without being asked for, as the visitor may be leaving: Back then leaves the page. */
  unasked?: boolean;
  children: (close: () => void) => ReactNode;
};

/** Input at Escape or Back, by `titleId`, for the dialog's next opening. In memory only. */
const typed: Record<string, Record<string, string> | undefined> = {};

/**
 * Modal; open while mounted. The browser traps and restores the focus. Escape and Back, often accidental, preserve the
 * form's input; closing any other way discards it.
 */
export function Dialog({ titleId, title, onClose, filled, unasked = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { origin } = useWidgetScope();

  // The close event is asynchronous: reopening before it fires would find the dialog still open.
  function close(): void {
    closeDialog(dialog.current);
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
    const letBackGo = !forPartners && origin === '' && !unasked ? closeOnBack(leave) : undefined;
    element?.showModal();
    const form = element?.querySelector('form');
    if (form) fillFields(form, { ...filled, ...typed[titleId] });
    delete typed[titleId];
    // Not the first field: a phone's keyboard would cover the title.
    element?.querySelector<HTMLElement>('[data-dialog-focus]')?.focus();
    return () => {
      // Before removal, to restore the focus.
      closeDialog(element);
      letBackGo?.();
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
        <CloseButton label="Close dialog" className="nl-dialog__close" onClick={close} />
      </div>
      <ToastRegion />
    </dialog>
  );
}
