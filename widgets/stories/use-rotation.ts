import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { storyTimes } from '../../shared/tools/stories.ts';
import { appearance } from '../state/appearance.ts';
import { useStore } from '../state/use-store.ts';

/**
 * Advances every 8 s, or 10 s after a press. Stopped by the pause button, a mouse over it, keyboard focus in it and a
 * hidden tab, and under reduced motion until Play is pressed (decision 15).
 */
export function useRotation(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  /** Each press pauses the rotation for 10 s. */
  const [held, setHeld] = useState(0);
  const [over, setOver] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useStore(appearance, (state) => state.reducedMotion);
  const paused = chosen ?? reducedMotion;
  const runs = !(paused || held || over || focused);

  function show(next: number): void {
    const at = (next + count) % count;
    const box = track.current;
    const slide = box?.childNodes[at] as HTMLElement | undefined;
    // Scrolls only the track, not the page. Prototype.js replaces `scrollTo` of elements.
    if (box && slide)
      box.scroll({ left: slide.offsetLeft - box.offsetLeft, behavior: reducedMotion ? 'instant' : 'smooth' });
    setIndex(at);
  }

  function press(next: number): void {
    setHeld((presses) => presses + 1);
    show(next);
  }

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => document.hidden || show(index + 1), storyTimes.interval);
    return () => clearInterval(timer);
  }, [runs, index]);

  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(0), storyTimes.resume);
    return () => clearTimeout(timer);
  }, [held]);

  useEffect(() => {
    const box = track.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout>;
    const swiped = () => {
      const at = Math.round((box.scrollLeft / box.scrollWidth) * count);
      if (at !== index) press(at);
    };
    // Safari has `scrollend` from 26.2 on.
    const type = 'onscrollend' in window ? 'scrollend' : 'scroll';
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(swiped, storyTimes.still);
    };
    box.addEventListener(type, heard);
    return () => {
      clearTimeout(timer);
      box.removeEventListener(type, heard);
    };
  }, [index]);

  return {
    track,
    index,
    paused,
    runs,
    press,
    toggle: () => setChosen(!paused),
    stops: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setOver(pointerType === 'mouse'),
      onPointerLeave: () => setOver(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
