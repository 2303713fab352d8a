import { AskError } from '../data/request.ts';
import { Button } from './Button.tsx';

/** What to say of an error. */
export const textOf = (error: unknown): string =>
  error instanceof AskError ? error.text : 'Something went wrong. Load the page again.';

/** An error in place of what could not be shown, and the way to try again. */
export function ErrorMessage({ error, again }: { error: unknown; again?: () => void }) {
  return (
    <div className="st-fault" role="alert">
      <p>{textOf(error)}</p>
      {again && <Button onPress={again}>Try again</Button>}
    </div>
  );
}
