import { copyMessages } from '../../shared/forms/messages.ts';
import { showToast } from '../state/toasts.ts';

/**
 * Buttons that copy a text (`[data-copy]`, the text in the same `.prose-copy`) appear with the script; a press on a
 * heading's link (`.heading-link`) copies the address of that section, and still goes there. Without the script the text
 * can be selected and the link's address copied by the browser's own means.
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
  // A link that was not copied has still been followed: its address is in the address bar.
  else if (pressed instanceof HTMLAnchorElement) void copy(pressed.href, copyMessages.link).catch(() => {});
}

async function copy(text: string, said: { title: string; text: string }): Promise<void> {
  await navigator.clipboard.writeText(text);
  showToast({ type: 'success', ...said });
}

/** The browser keeps the clipboard from us: one press of a key is left to the visitor. */
function select(text: HTMLElement): void {
  getSelection()?.selectAllChildren(text);
  showToast({ type: 'info', ...copyMessages.selected });
}
