import { onlineManager, useMutationState } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Says that the browser is offline, and lists what waits to be sent: the `meta.what` of each mutation. */
export function Offline() {
  const [isOnline, setOnline] = useState(() => onlineManager.isOnline());
  useEffect(() => onlineManager.subscribe(setOnline), []);
  const waiting = useMutationState({
    filters: { predicate: ({ state }) => state.isPaused },
    select: ({ options }) => String(options.meta?.what ?? 'A change'),
  });
  return (
    <div role="status">
      {!isOnline && (
        <div className="st-offline">
          <p>
            You are offline. What you see may be old
            {waiting.length > 0 ? '. This is sent when you are back, if the tab stays open:' : '.'}
          </p>
          {waiting.length > 0 && (
            <ul>
              {waiting.map((what, place) => (
                <li key={`${place} ${what}`}>{what}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
