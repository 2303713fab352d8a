import { useEffect, useId, useRef, useState } from 'react';
import { type InboxView, leadStates } from '../../shared/staff/inbox.ts';
import { type FilterName, onlyChoices, sortChoices } from '../../shared/staff/inbox-filter.ts';
import { useNames } from '../data/use-names.ts';
import { type FilterFieldProps, FilterFold, FilterSelect } from './FilterFold.tsx';
import { useChoices } from './use-choices.ts';
import { countFilters, type FilterState } from './use-filter.ts';
import { onlyNames, sortNames, stateNames } from './words.ts';

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
    <FilterFold
      count={count}
      clear={() =>
        change({ state: '', owner: '', only: '', form: '', origin: '', service: '', place: '', from: '', to: '' })
      }
    >
      {(view === 'all' || filter.state) && (
        <FilterSelect
          label="State"
          choices={leadStates.flatMap((name) => (name === 'merged' ? [] : [[name, stateNames[name]] as const]))}
          {...field('state')}
        />
      )}
      <FilterSelect
        label="Owner"
        choices={[['me', 'Me'], ['nobody', 'Nobody'], ...colleagues.map((email) => [email, names.of(email)] as const)]}
        {...field('owner')}
      />
      <FilterSelect
        label="Show only"
        choices={onlyChoices.map((choice) => [choice, onlyNames[choice]])}
        {...field('only')}
      />
      <FilterSelect label="Form" choices={forms.map((form) => [form, form])} {...field('form')} />
      <FilterSelect
        label="Service"
        choices={services.map(({ value, label }) => [value, label])}
        {...field('service')}
      />
      <FilterSelect label="Site" choices={origins.map((origin) => [origin, origin])} {...field('origin')} />
      <Text label="City or page" {...field('place')} />
      <Text label="From (day)" type="date" {...field('from')} />
      <Text label="To (day)" type="date" {...field('to')} />
      <FilterSelect
        label="Order"
        none="Most urgent first"
        choices={sortChoices.map((choice) => [choice, sortNames[choice]])}
        {...field('sort')}
      />
    </FilterFold>
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
