import { loadPart } from './load-part.ts';

/** Offers something when the mouse leaves the window through its top: specification, section 4. */
export function followExit(
  prepare: (widget: string) => Promise<unknown>,
  open: (widget: string) => unknown,
  signal: AbortSignal,
): void {
  const left = ({ pointerType, relatedTarget, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || relatedTarget || clientY > 0) return;
    loadPart(() => import('../page/offer-on-exit.ts')).then(
      ({ offerOnExit }) => (signal.aborted ? undefined : offerOnExit(prepare, open)),
      () => undefined,
    );
  };
  document.addEventListener('pointerout', left, { signal });
}
