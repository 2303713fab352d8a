import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type AppointmentSettings, appointmentPaths, type SettingsAnswer } from '../../shared/staff/appointments.ts';
import { AskError, ask } from '../data/request.ts';
import { useNames } from '../data/use-names.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage, textOf } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';
import { Loading } from '../ui/Loading.tsx';

const numbers = [
  ['minutes', 'Length in minutes', undefined],
  ['leadHours', 'Hours of notice before a call', undefined],
  ['bufferMinutes', 'Minutes between two calls', undefined],
  ['atOnce', 'Calls at the same time', 'Not used if colleagues are named below: each has one call at a time.'],
] as const satisfies readonly (readonly [keyof AppointmentSettings, string, string | undefined])[];

/** Whether and how visitors book calls; for administrators. */
export function CallSettings() {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const settings = useQuery<SettingsAnswer>({ queryKey: [appointmentPaths.settings] });
  const save = useMutation({
    mutationFn: (chosen: AppointmentSettings) => ask('PUT', appointmentPaths.settings, chosen),
    onSuccess: () => client.invalidateQueries({ queryKey: [appointmentPaths.settings] }),
  });
  const errors = save.error instanceof AskError ? save.error.fields : {};
  useEffect(() => {
    if (save.status === 'error') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [save.status]);
  const names = useNames();
  const { data } = settings;
  return (
    <section aria-labelledby="call-settings">
      <h2 id="call-settings">What visitors can book</h2>
      <p className="st-quiet">
        Times are within support hours, never on a closed day. A change applies to new bookings; booked calls stay.
      </p>
      {data?.calendarUrl && (
        <p>CALENDAR_URL is set: meetings are booked in that calendar, and nothing is booked here.</p>
      )}
      {settings.status === 'pending' && <Loading what="Loading the settings" />}
      {settings.status === 'error' && <ErrorMessage error={settings.error} again={() => void settings.refetch()} />}
      {data && (
        <form
          ref={form}
          className="st-form"
          aria-labelledby="call-settings"
          noValidate
          onInput={() => save.reset()}
          onSubmit={(event) => {
            event.preventDefault();
            if (!save.isPending) save.mutate(chosenIn(event.currentTarget as HTMLFormElement));
          }}
        >
          <Check name="isOn" label="Visitors can book a call" checked={data.settings.isOn} />
          {numbers.map(([name, label, hint]) => (
            <Field
              key={name}
              label={label}
              name={name}
              inputMode="numeric"
              defaultValue={String(data.settings[name])}
              {...(hint && { hint })}
              {...(errors[name] && { error: errors[name] })}
            />
          ))}
          <fieldset className="st-choices">
            <legend>Who calls (none chosen: anyone)</legend>
            {data.colleagues.map((email) => (
              <Check
                key={email}
                name="people"
                value={email}
                label={names.of(email)}
                checked={data.settings.people.includes(email)}
              />
            ))}
          </fieldset>
          <div role="alert">
            {save.error && Object.keys(errors).length === 0 && <p className="st-form__fault">{textOf(save.error)}</p>}
          </div>
          <div className="st-row">
            <Button submit busy={save.isPending}>
              Save these settings
            </Button>
            <span role="status">{save.isSuccess && 'Saved.'}</span>
          </div>
        </form>
      )}
    </section>
  );
}

type CheckProps = { name: string; value?: string; label: string; checked: boolean };

function Check({ name, value = 'on', label, checked }: CheckProps) {
  return (
    <label className="st-choices__check">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} /> {label}
    </label>
  );
}

function chosenIn(form: HTMLFormElement): AppointmentSettings {
  const data = new FormData(form);
  // What is no number is refused by the server, with its message at the field.
  const number = (name: keyof AppointmentSettings) => {
    const typed = String(data.get(name) ?? '').trim();
    return typed === '' ? Number.NaN : Number(typed);
  };
  return {
    isOn: data.has('isOn'),
    minutes: number('minutes'),
    leadHours: number('leadHours'),
    bufferMinutes: number('bufferMinutes'),
    atOnce: number('atOnce'),
    people: data.getAll('people').map(String),
  };
}
