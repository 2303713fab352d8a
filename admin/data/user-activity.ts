/** A request counts as a person's when they pressed, typed or moved something within this time (ms). */
const attention = 60_000;

let lastSign = Date.now();

/** Whether somebody is at the page: only their requests keep a session alive, not those that live news cause. */
export const isAttended = (): boolean => Math.abs(Date.now() - lastSign) < attention;

/** Starts noticing who is at the page. */
export function watchAttention(): void {
  const note = () => {
    lastSign = Date.now();
  };
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    addEventListener(sign, note, { passive: true, capture: true });
}
