import type { ButtonHTMLAttributes } from 'react';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `action`: a form's main button. */
  look?: 'action' | 'plain';
};

/** `type` defaults to `button`, so that none submits by accident. */
export function Button({ look = 'action', className, type = 'button', ...rest }: ButtonProps) {
  const classes = ['nl-button', look === 'plain' && 'nl-button--plain', className].filter(Boolean).join(' ');
  return <button type={type} className={classes} {...rest} />;
}
