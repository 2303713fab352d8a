import type { ButtonHTMLAttributes } from 'react';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `action` is the one thing a form is for; `plain` stands beside it. */
  look?: 'action' | 'plain';
};

/** A button of the house. `type` is `button` unless said otherwise, so that none submits by accident. */
export function Button({ look = 'action', className, type = 'button', ...rest }: ButtonProps) {
  const classes = ['nl-button', look === 'plain' && 'nl-button--plain', className].filter(Boolean).join(' ');
  return <button type={type} className={classes} {...rest} />;
}
