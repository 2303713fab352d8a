import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';

type AskTwiceProps = {
  /** First press. */
  label: ReactNode;
  /** The first button's label then: takes it back. */
  keep: ReactNode;
  /** Second press, which acts. */
  sure: ReactNode;
  /** What it does, shown with the second button. */
  says?: string;
  busy: boolean;
  onSure: () => void;
  kind?: 'plain' | 'danger';
};

/** For what cannot be undone: the first press offers a second button, which acts. */
export function AskTwice({ label, keep, sure, says, busy, onSure, kind = 'danger' }: AskTwiceProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {isAsking && says && <p className="st-quiet">{says}</p>}
      <div className="st-row">
        <Button kind={kind} onPress={() => setAsking(!isAsking)}>
          {isAsking ? keep : label}
        </Button>
        {isAsking && (
          <Button kind="danger" busy={busy} onPress={onSure}>
            {sure}
          </Button>
        )}
      </div>
    </>
  );
}
