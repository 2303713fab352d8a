import { copyMessages } from '../../shared/forms/messages.ts';
import { showToast } from '../state/toasts.ts';

/**
 * Shows the copy buttons (`[data-copy]`, for the text in the same `.prose-copy`). A click on a heading's link
 * (`.heading-link`) also copies its URL.
 */
export function copyTexts(signal: AbortSignal): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false;
  document.addEventListener('click', copyWhatWasPressed, { signal });
}

function copyWhatWasPressed(event: MouseEvent): void {
  const pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy], .heading-link') : null;
  if (!pressed) return;
  const text = pressed.closest('.prose-copy')?.querySelector<HTMLElement>('.prose-copy__text');
  // biome-ignore lint/performance/useDomNodeTextContent: the lines of a list stay lines
  if (text) void copy(text.innerText, copyMessages.text).catch(() => select(text));
  // The URL is in the address bar too.
  else if (pressed instanceof HTMLAnchorElement) void copy(pressed.href, copyMessages.link).catch(() => {});
}

async function copy(text: string, said: { title: string; text: string }): Promise<void> {
  await navigator.clipboard.writeText(text);
  showToast({ type: 'success', ...said });
}

/** Clipboard access is denied: one shortcut copies the selected text. */
function select(text: HTMLElement): void {
  getSelection()?.selectAllChildren(text);
  showToast({ type: 'info', ...copyMessages.selected });
}
