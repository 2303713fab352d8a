import { type HTMLAttributes, type ReactNode, type UIEvent, useRef } from 'react';

type ScrollAreaProps = Omit<HTMLAttributes<HTMLElement>, 'children' | 'className'> & {
  /** Milliseconds. */
  hideDelay?: number;
  'aria-label': string;
  children?: ReactNode;
};

/**
 * A scrollable region and tab stop. Its scroll bar shows while scrolled, hovered or focused, and hides 600 ms later
 * (docs/product.md, section 9).
 */
export function ScrollArea({ hideDelay = 600, children, ...rest }: ScrollAreaProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function showBar({ currentTarget: area }: UIEvent<HTMLElement>): void {
    clearTimeout(timer.current);
    area.setAttribute('data-scrolling', '');
    timer.current = setTimeout(() => area.removeAttribute('data-scrolling'), hideDelay);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="nl-scroll-area" tabIndex={0} onScroll={showBar} {...rest}>
      {children}
    </section>
  );
}
