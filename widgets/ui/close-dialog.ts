/**
 * Closes a dialog, which is seen to leave in one motion: what leaves is a picture of it, which no press and no reader
 * reaches, for as long as its style sheet moves it.
 */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  const { scrollTop } = dialog;
  dialog.close();
  const picture = dialog.cloneNode(true) as HTMLDialogElement;
  picture.inert = true;
  picture.popover = 'manual';
  dialog.parentElement?.append(picture);
  picture.showPopover();
  picture.scrollTop = scrollTop;
  void Promise.allSettled(picture.getAnimations().map(({ finished }) => finished)).then(() => picture.remove());
}
