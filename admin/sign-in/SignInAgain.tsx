import { useEffect, useRef } from 'react';
import { SignIn } from './SignIn.tsx';
import './SignInAgain.css';

/** Over the page of a session that has ended: what was typed is still there afterwards. Cannot be closed. */
export function SignInAgain({ email }: { email: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    shown?.showModal();
    // A second Escape closes a dialog whatever the page says.
    const reopen = () => shown?.showModal();
    shown?.addEventListener('close', reopen);
    return () => {
      shown?.removeEventListener('close', reopen);
      shown?.close();
      before?.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className="st-again" aria-label="Sign in again">
      <SignIn again={email} />
    </dialog>
  );
}
