import { AskError } from '../data/request.ts';
import { Button } from './Button.tsx';

export const textOf = (error: unknown): string =>
  error instanceof AskError ? error.text : 'Something went wrong. Load the page again.';

export function ErrorMessage({ error, again }: { error: unknown; again?: () => void }) {
  return (
    <div className="st-fault" role="alert">
      <p>{textOf(error)}</p>
      {again && <Button onPress={again}>Try again</Button>}
    </div>
  );
}
