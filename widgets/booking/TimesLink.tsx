import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import type { TimesProps } from './times-view.ts';

const load = () => import('./PickTime.tsx');

/** Opens the free times in place; their page shows the same where the code cannot be loaded. */
export function TimesLink({ page, onBooked }: TimesProps) {
  const [shown, setShown] = useState<{ Times: ComponentType<TimesProps> }>();

  // A slow phone waits for the times alone.
  useEffect(() => void load().catch(() => undefined), []);

  function show(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      ({ PickTime }) => setShown({ Times: PickTime }),
      () => location.assign(page),
    );
  }

  if (shown) return <shown.Times page={page} onBooked={onBooked} />;
  return (
    <a href={page} onClick={show}>
      Or pick a time for our call
    </a>
  );
}
