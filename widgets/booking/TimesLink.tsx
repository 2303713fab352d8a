import { type ComponentType, type MouseEvent, useState } from 'react';

type TimesProps = { page: string; onBooked: () => void };

/** Opens the free times in place; its page shows the same where the code cannot be loaded. */
export function TimesLink({ page, onBooked }: TimesProps) {
  const [Times, setTimes] = useState<{ Shown: ComponentType<TimesProps> }>();

  function show(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./PickTime.tsx').then(
      ({ PickTime }) => setTimes({ Shown: PickTime }),
      () => location.assign(page),
    );
  }

  if (Times) return <Times.Shown page={page} onBooked={onBooked} />;
  return (
    <a href={page} onClick={show}>
      Or pick a time for our call
    </a>
  );
}
