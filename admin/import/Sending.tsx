import { Button } from '../ui/Button.tsx';
import type { Importing } from './use-import.ts';

export type SendingProps = { done: number; total: number; fault?: string; paused?: boolean; importing: Importing };

/** Resumes after a pause or an interruption. */
export function Sending({ done, total, fault, paused = false, importing }: SendingProps) {
  const share = Math.round((100 * done) / Math.max(1, total));
  const isStill = paused || fault !== undefined;
  return (
    <section className="st-progress" aria-label="Upload">
      <div role="alert">
        {fault && <p className="st-form__fault">{fault} What was sent is kept; resume when you are ready.</p>}
      </div>
      <p className="st-progress__text">
        <span role="status">{isStill ? 'The import waits.' : 'Importing …'}</span> <span>{share} %</span>
      </p>
      <progress aria-label="Import" value={share} max={100} />
      <div className="st-row">
        {isStill ? (
          <>
            <Button kind="primary" onPress={() => void importing.goOn()}>
              Resume
            </Button>
            <Button onPress={importing.startOver}>Leave it unfinished</Button>
          </>
        ) : (
          <Button onPress={importing.pause}>Pause</Button>
        )}
      </div>
    </section>
  );
}
