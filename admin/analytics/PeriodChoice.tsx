import { useEffect, useId, useState } from 'react';
import { type DayRange, longestPeriod } from '../../shared/staff/figures.ts';
import { Button } from '../ui/Button.tsx';
import { figuresPlace, periodChoices } from './period-choices.ts';

const dayMs = 86_400_000;

/** The error of an invalid period, else undefined. */
function faultOf({ from, to }: DayRange): string | undefined {
  const length = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (Number.isNaN(length)) return 'Choose both days.';
  if (length < 1) return 'The last day is before the first. Swap them.';
  return length > longestPeriod ? `Choose at most ${longestPeriod} days.` : undefined;
}

/** The chosen period is in the address, so it can be shared. */
export function PeriodChoice({ days, section }: { days: DayRange; section: string }) {
  const id = useId();
  const [typed, setTyped] = useState(days);
  const [fault, setFault] = useState<string>();
  const { from, to } = days;
  useEffect(() => {
    setTyped({ from, to });
    setFault(undefined);
  }, [from, to]);
  const field = (name: keyof DayRange, label: string) => (
    <div className="st-an__day">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        className="st-input"
        type="date"
        required
        value={typed[name]}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onInput={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      />
    </div>
  );
  return (
    <div className="st-an__period">
      <nav aria-label="Period" className="st-tabs">
        {periodChoices.map(({ label, days: choose }) => {
          const choice = choose();
          const isChosen = choice.from === from && choice.to === to;
          return (
            <a
              key={label}
              className="st-tab"
              href={figuresPlace(section, choice)}
              aria-current={isChosen ? 'true' : undefined}
            >
              {label}
            </a>
          );
        })}
      </nav>
      <form
        className="st-an__days"
        aria-label="Any two days"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = faultOf(typed);
          setFault(wrong);
          if (!wrong) location.hash = figuresPlace(section, typed);
        }}
      >
        {field('from', 'From')}
        {field('to', 'To')}
        <Button submit>Show</Button>
        <p id={`${id}-fault`} role="alert" className="st-field__error">
          {fault}
        </p>
      </form>
    </div>
  );
}
