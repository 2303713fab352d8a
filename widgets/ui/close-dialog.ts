import { forPartners } from '../base/for-partners.ts';

/**
 * Closes a dialog, which on our pages is seen to leave in one motion: what leaves is a picture of it, which no press and
 * no reader reaches, for as long as its style sheet moves it.
 */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  const { scrollTop } = dialog;
  dialog.close();
  if (forPartners) return;
  const picture = dialog.cloneNode(true) as HTMLDialogElement;
  picture.inert = true;
  picture.popover = 'manual';
  dialog.parentElement?.append(picture);
  picture.showPopover();
  picture.scrollTop = scrollTop;
  void Promise.allSettled(picture.getAnimations().map(({ finished }) => finished)).then(() => picture.remove());
}
