import { type ComponentType, useEffect, useState } from 'react';
import type { StaffAnswer } from '../../shared/staff/staff.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { Loading } from './Loading.tsx';

/** `rest`: the place without the view's name. */
export type ViewProps = { me: StaffAnswer; rest: string };

export type OnDemandProps = { load: () => Promise<{ default: ComponentType<ViewProps> }>; props: ViewProps };

/**
 * Loads a view on demand. On failure dispatches `preload-error`; rethrows unless a listener prevents it (decision 30).
 */
export function OnDemand({ load, props }: OnDemandProps) {
  const [part, setPart] = useState<{ View: ComponentType<ViewProps> } | { error: unknown }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    load().then(
      ({ default: View }) => !gone && setPart({ View }),
      (error: unknown) => {
        if (!gone) setPart({ error });
        const event = new CustomEvent('preload-error', { detail: error, cancelable: true });
        if (dispatchEvent(event)) throw error;
      },
    );
    return () => {
      gone = true;
    };
  }, [load, tries]);
  if (!part) return <Loading what="Loading" />;
  if ('error' in part) {
    const again = () => {
      setPart(undefined);
      setTries(tries + 1);
    };
    return <ErrorMessage error={part.error} again={again} />;
  }
  return <part.View {...props} />;
}
