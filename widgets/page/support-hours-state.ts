import { hourOfWeek, supportHoursSentence } from '../../shared/company/support-hours.ts';

const minute = 60_000;

/** SVG units per hour, or day (`site/components/specimens/Rota.tsx`). */
const rotaStep = 22;

/**
 * Shows in every `[data-desk]` whether support is open (by the company's clock), and marks the hour in the rota. Updates every
 * minute.
 */
export function followSupportHours(signal: AbortSignal): void {
  const places = document.querySelectorAll('[data-desk]');
  const rota = document.querySelector('[data-rota]');
  if (places.length === 0 && !rota) return;
  const tell = () => {
    const now = new Date();
    const sentence = supportHoursSentence(now);
    for (const place of places) if (place.textContent !== sentence) place.textContent = sentence;
    const { day, hour } = hourOfWeek(now);
    rota?.setAttribute('cx', `${hour * rotaStep}`);
    rota?.setAttribute('cy', `${day * rotaStep}`);
  };
  tell();
  const timer = setInterval(tell, minute);
  signal.addEventListener('abort', () => clearInterval(timer));
}
