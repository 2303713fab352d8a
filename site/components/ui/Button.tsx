import type { ReactNode } from 'react';

type ButtonProps = {
  href: string;
  variant?: 'primary' | 'quiet' | 'accent';
  /** Without JavaScript the link is followed. */
  open?: 'booking';
  /** Position of the button, for analytics. */
  source?: string;
  children: ReactNode;
};

/** A link styled as a button. */
export function Button({ href, variant = 'primary', open, source, children }: ButtonProps) {
  return (
    <a className={`button button--${variant}`} href={href} data-open={open} data-source={source}>
      {children}
    </a>
  );
}

/** Opens the booking dialog (decision 59); without JavaScript the contact page. */
export function BookingButton({
  children,
  variant,
  source,
}: Pick<ButtonProps, 'children' | 'variant'> & { source: string }) {
  return (
    <Button href="/contact-us" open="booking" source={source} variant={variant}>
      {children}
    </Button>
  );
}
