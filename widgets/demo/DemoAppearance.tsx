import { useEffect, useState } from 'react';
import { ownAccent } from '../../shared/company/own-accent.ts';
import { Button } from '../ui/Button.tsx';
import { useMicroInteractions } from '../ui/MicroInteractions.tsx';
import { Group } from './Specimen.tsx';

/** A colour field needs a value. */
const { name, value: ours } = ownAccent;

/** Shared by all widgets (decision 36). */
export function DemoAppearance() {
  const { setAccent, setReducedMotion, ...shared } = useMicroInteractions();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  // The first render must match the built HTML, or hydration leaves the fields unchanged.
  const accent = (mounted && shared.accent) || ours;
  const reducedMotion = mounted && shared.reducedMotion;
  const moves = mounted && !reducedMotion;
  return (
    <Group
      id="demo-appearance"
      title="Accent colour and motion"
      about="Shared by the page and every widget on it. Text on the accent turns dark or light by itself. Motion follows the system until you switch it here."
    >
      <div className="nl-demo-appearance">
        <p className="nl-demo-appearance__control">
          <label htmlFor="demo-accent">Accent colour</label>
          <input
            className="nl-demo-appearance__colour"
            id="demo-accent"
            type="color"
            autoComplete="off"
            value={accent}
            onInput={(event) => setAccent(event.currentTarget.value)}
          />
          <output className="nl-demo-appearance__value" htmlFor="demo-accent">
            {accent}
          </output>
          <Button look="plain" onClick={() => setAccent(ours)}>
            {`Back to ${name.toLowerCase()}`}
          </Button>
        </p>
        <p className="nl-demo-appearance__control">
          <input
            id="demo-motion"
            type="checkbox"
            checked={reducedMotion}
            onChange={(event) => setReducedMotion(event.currentTarget.checked)}
          />
          <label htmlFor="demo-motion">Reduce motion</label>
        </p>
        <p className="nl-demo-appearance__sample">Text on the accent</p>
        <div
          className={`nl-demo-appearance__lamp${moves ? ' nl-demo-appearance__lamp--moves' : ''}`}
          role="img"
          aria-label={moves ? 'A lamp that moves' : 'A lamp that stands still'}
        />
      </div>
    </Group>
  );
}
