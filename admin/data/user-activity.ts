/** Milliseconds after input. */
const attention = 60_000;

let lastSign = Date.now();

/** Only requests of an active user extend the session; live events do not. */
export const isAttended = (): boolean => Math.abs(Date.now() - lastSign) < attention;

export function watchAttention(): void {
  const note = () => {
    lastSign = Date.now();
  };
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    addEventListener(sign, note, { passive: true, capture: true });
}
