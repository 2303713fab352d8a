import { useId } from 'react';
import { type InboxView, leadStates } from '../../shared/staff/inbox.ts';
import type { FilterName } from '../../shared/staff/inbox-filter.ts';
import './Filters.css';
import { useChoices } from './use-choices.ts';
import { countFilters, type FilterState } from './use-filter.ts';
import { stateNames } from './words.ts';

type Choice = readonly [value: string, label: string];

export function Filters({ view, state }: { view: InboxView; state: FilterState }) {
  const { filter, change } = state;
  const { colleagues, forms, origins, services } = useChoices();
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
          choices={[['me', 'Me'], ['nobody', 'Nobody'], ...colleagues.map((email) => [email, email] as const)]}
          {...field('owner')}
        />
        <Select label="Form" choices={forms.map((form) => [form, form])} {...field('form')} />
        <Select label="Service" choices={services.map(({ value, label }) => [value, label])} {...field('service')} />
        <Select label="Site" choices={origins.map((origin) => [origin, origin])} {...field('origin')} />
        <Text label="City or page" {...field('place')} />
        <Text label="From (day)" type="date" {...field('from')} />
        <Text label="To (day)" type="date" {...field('to')} />
      </div>
      {count > 0 && (
        <button
          type="button"
          className="st-button st-button--plain"
          onClick={() =>
            change({ state: '', owner: '', form: '', origin: '', service: '', place: '', from: '', to: '' })
          }
        >
          Take all filters away
        </button>
      )}
    </details>
  );
}

type FilterFieldProps = { label: string; value: string; onChange: (value: string) => void };

function Select({ label, choices, value, onChange }: FilterFieldProps & { choices: readonly Choice[] }) {
  const id = useId();
  const isOffered = value === '' || choices.some(([one]) => one === value);
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="st-input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">Any</option>
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
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} value={value} onInput={(event) => onChange(event.currentTarget.value)} />
    </div>
  );
}
