import { useDeferredValue, useId, useState } from 'react';
import type { StaffAnswer } from '../../shared/staff/staff.ts';
import { Sheet } from './Sheet.tsx';
import { type Command, type PaletteActs, useCommands } from './use-commands.ts';

export type PaletteProps = { me: StaffAnswer; close: () => void; act: PaletteActs };

/** An ARIA combobox whose list is always open. */
export function Palette({ me, close, act }: PaletteProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const commands = useCommands(useDeferredValue(typed), me, act);
  const chosen = Math.min(place, commands.length - 1);
  const optionId = (command: Command | undefined) => command && `${id}-${command.id}`;

  function run(command: Command | undefined): void {
    if (!command) return;
    close();
    command.run();
  }
  function onKey(event: { key: string; preventDefault(): void }): void {
    const last = commands.length - 1;
    if (event.key === 'ArrowDown') setPlace(chosen >= last ? 0 : chosen + 1);
    else if (event.key === 'ArrowUp') setPlace(chosen <= 0 ? last : chosen - 1);
    else if (event.key === 'Enter') run(commands[chosen]);
    else return;
    event.preventDefault();
  }
  return (
    <Sheet name="Commands" close={close}>
      <input
        id={id}
        aria-label="Find a view, a command or a lead"
        className="st-input"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={optionId(commands[chosen])}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="View, command, name, email"
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={onKey}
      />
      <div id={`${id}-list`} className="st-palette__list" role="listbox" aria-label="Found">
        {commands.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field above.
          // biome-ignore lint/a11y/useFocusableInteractive: the field points to the option that is chosen.
          <div
            key={command.id}
            id={optionId(command)}
            className="st-palette__option"
            role="option"
            aria-selected={index === chosen}
            onClick={() => run(command)}
          >
            {command.label} <span className="st-quiet">{command.kind}</span>
          </div>
        ))}
      </div>
      {commands.length === 0 && (
        <p className="st-quiet" role="status">
          Nothing fits.
        </p>
      )}
    </Sheet>
  );
}
