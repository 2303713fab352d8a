import { type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';

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
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = area;
    let timer: ReturnType<typeof setTimeout>;
    const hide = () => current?.removeAttribute('data-scrolling');
    const scrolled = () => {
      clearTimeout(timer);
      current?.setAttribute('data-scrolling', '');
      timer = setTimeout(hide, hideDelay);
    };
    current?.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      hide();
      current?.removeEventListener('scroll', scrolled);
    };
  }, [hideDelay]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="nl-scroll-area" ref={area} tabIndex={0} {...rest}>
      {children}
    </section>
  );
}
