import { useEffect, useId, useRef, useState } from 'react';
import { type InboxView, leadStates } from '../../shared/staff/inbox.ts';
import { type FilterName, onlyChoices, sortChoices } from '../../shared/staff/inbox-filter.ts';
import { useNames } from '../data/use-names.ts';
import './Filters.css';
import { useChoices } from './use-choices.ts';
import { countFilters, type FilterState } from './use-filter.ts';
import { onlyNames, sortNames, stateNames } from './words.ts';

type Choice = readonly [value: string, label: string];

export function Filters({ view, state }: { view: InboxView; state: FilterState }) {
  const { filter, change } = state;
  const { colleagues, forms, origins, services } = useChoices();
  const names = useNames();
  const count = countFilters(filter);
  const field = (name: FilterName) => ({
    value: filter[name] ?? '',
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <details className="st-filters">
      <summary>{count > 0 ? `Filters (${count} set)` : 'Filters'}</summary>
      <div className="st-filters__fields">
        {(view === 'all' || filter.state) && (
          <Select
            label="State"
            choices={leadStates.flatMap((name) => (name === 'merged' ? [] : [[name, stateNames[name]] as const]))}
            {...field('state')}
          />
        )}
        <Select
          label="Owner"
          choices={[
            ['me', 'Me'],
            ['nobody', 'Nobody'],
            ...colleagues.map((email) => [email, names.of(email)] as const),
          ]}
          {...field('owner')}
        />
        <Select
          label="Show only"
          choices={onlyChoices.map((choice) => [choice, onlyNames[choice]])}
          {...field('only')}
        />
        <Select label="Form" choices={forms.map((form) => [form, form])} {...field('form')} />
        <Select label="Service" choices={services.map(({ value, label }) => [value, label])} {...field('service')} />
        <Select label="Site" choices={origins.map((origin) => [origin, origin])} {...field('origin')} />
        <Text label="City or page" {...field('place')} />
        <Text label="From (day)" type="date" {...field('from')} />
        <Text label="To (day)" type="date" {...field('to')} />
        <Select
          label="Order"
          none="Most urgent first"
          choices={sortChoices.map((choice) => [choice, sortNames[choice]])}
          {...field('sort')}
        />
      </div>
      {count > 0 && (
        <button
          type="button"
          className="st-button st-button--plain"
          onClick={() =>
            change({ state: '', owner: '', only: '', form: '', origin: '', service: '', place: '', from: '', to: '' })
          }
        >
          Clear filters
        </button>
      )}
    </details>
  );
}

type FilterFieldProps = { label: string; value: string; onChange: (value: string) => void };

type SelectProps = FilterFieldProps & { choices: readonly Choice[]; none?: string };

function Select({ label, choices, none = 'Any', value, onChange }: SelectProps) {
  const id = useId();
  const isOffered = value === '' || choices.some(([one]) => one === value);
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="st-input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{none}</option>
        {[...choices, ...(isOffered ? [] : [[value, value] as const])].map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Text({ label, type = 'text', value, onChange }: FilterFieldProps & { type?: 'text' | 'date' }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // The address follows the typing a moment later: it must not overwrite the next letter.
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(value);
  }, [value]);
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field}
        type={type}
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
