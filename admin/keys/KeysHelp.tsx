import { useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Sheet } from './Sheet.tsx';
import { shortcuts } from './shortcuts.ts';
import { areSingleKeysOn, setSingleKeys } from './single-keys.ts';

export function KeysHelp({ close }: { close: () => void }) {
  const id = useId();
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <Sheet name="Keyboard shortcuts" close={close}>
      <h2>Keyboard shortcuts</h2>
      {shortcuts.map(([where, list]) => (
        <section key={where} aria-label={where}>
          <h3 className="st-keys__where">{where}</h3>
          <dl className="st-keys">
            {list.map(({ keys, does }) => (
              <div key={does} className="st-keys__pair">
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className="st-keys__switch" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          onChange={() => {
            setSingleKeys(!isOn);
            setOn(!isOn);
          }}
        />
        Shortcuts of one letter work in this browser
      </label>
      <Button onPress={close}>Close</Button>
    </Sheet>
  );
}
