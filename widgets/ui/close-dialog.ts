/**
 * Lets a dialog that is about to close leave in one motion. It closes at once; what leaves is a picture of it, which no
 * press and no reader reaches, for as long as its style sheet moves it.
 */
export function showLeaving(dialog: HTMLDialogElement): void {
  const picture = dialog.cloneNode(true) as HTMLDialogElement;
  picture.open = false;
  picture.inert = true;
  picture.popover = 'manual';
  dialog.parentElement?.append(picture);
  picture.showPopover();
  picture.scrollTop = dialog.scrollTop;
  void Promise.allSettled(picture.getAnimations().map(({ finished }) => finished)).then(() => picture.remove());
}
