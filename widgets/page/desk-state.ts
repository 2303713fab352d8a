import { deskSentence } from '../contract/desk.ts';

const minute = 60_000;

/** Says in every `[data-desk]` whether the desk is open now, Toronto time, and keeps it true while the page is open. */
export function followDesk(signal: AbortSignal): void {
  const places = document.querySelectorAll('[data-desk]');
  if (places.length === 0) return;
  const tell = () => {
    const sentence = deskSentence(new Date());
    for (const place of places) if (place.textContent !== sentence) place.textContent = sentence;
  };
  tell();
  const timer = setInterval(tell, minute);
  signal.addEventListener('abort', () => clearInterval(timer));
}
