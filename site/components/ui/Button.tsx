import type { ReactNode } from 'react';

export type ButtonProps = {
  href: string;
  variant?: 'primary' | 'quiet' | 'accent';
  /** Opens this widget where the script runs; the link is followed where it does not. */
  open?: 'booking';
  /** Where the button stands, for analytics. */
  source?: string;
  children: ReactNode;
};

/** A link in the shape of a button. Everything it opens has an address, so it works without the script. */
export function Button({ href, variant = 'primary', open, source, children }: ButtonProps) {
  return (
    <a className={`button button--${variant}`} href={href} data-open={open} data-source={source}>
      {children}
    </a>
  );
}

/** A button that opens the booking dialog (decision 59): the contact page without the script. */
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
