import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { homeTime } from '../../shared/company/hours.ts';
import { noticePaths, type NoticeSettings as Settings } from '../../shared/staff/notices.ts';
import { AskError, ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage, textOf } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';
import { Loading } from '../ui/Loading.tsx';
import { BrowserAlerts } from './BrowserAlerts.tsx';
import './NoticeSettings.css';

const mails = [
  ['escalation', 'A promise is about to break'],
  ['mention', 'A colleague mentions me in a note or gives me a lead, or the person of my lead writes'],
  ['reminder', 'A next step is due, a lead is back from a snooze, or possible spam waits to be judged'],
  ['newLead', 'Each new lead, as it comes in'],
] as const satisfies readonly (readonly [keyof Settings, string])[];

/** Applies to email; the app shows every notice immediately. */
export function NoticeSettings() {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const settings = useQuery<Settings>({ queryKey: [noticePaths.settings] });
  const save = useMutation({
    mutationFn: (chosen: Settings) => ask('PUT', noticePaths.settings, chosen),
    onSuccess: (_answer, chosen) => client.setQueryData([noticePaths.settings], chosen),
  });
  const errors = save.error instanceof AskError ? save.error.fields : {};
  useEffect(() => {
    if (save.status === 'error') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [save.status]);
  const { data } = settings;
  return (
    <section aria-labelledby="notice-settings">
      <h2 id="notice-settings">What reaches you</h2>
      {settings.status === 'pending' && <Loading what="Loading your settings" />}
      {settings.status === 'error' && <ErrorMessage error={settings.error} again={() => void settings.refetch()} />}
      {data && (
        <form
          ref={form}
          className="st-form"
          aria-labelledby="notice-settings"
          noValidate
          onInput={() => save.reset()}
          onSubmit={(event) => {
            event.preventDefault();
            if (!save.isPending) save.mutate(chosenIn(event.currentTarget as HTMLFormElement));
          }}
        >
          <fieldset className="st-choices">
            <legend>Email me when</legend>
            {mails.map(([name, label]) => (
              <Check key={name} name={name} label={label} checked={data[name]} />
            ))}
          </fieldset>
          <fieldset className="st-choices">
            <legend>Quiet hours ({homeTime})</legend>
            <p className="st-field__hint">
              Emails wait until the quiet hours are over. What is settled by then is not sent.
            </p>
            <div className="st-choices__times">
              <Field label="From" name="quietFrom" type="time" defaultValue={data.quietFrom} error={errors.quietFrom} />
              <Field label="To" name="quietTo" type="time" defaultValue={data.quietTo} error={errors.quietTo} />
            </div>
            <Check name="quietDays" label="All day on weekends and closed days too" checked={data.quietDays} />
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
      <BrowserAlerts />
    </section>
  );
}

function Check({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="st-choices__check">
      <input type="checkbox" name={name} defaultChecked={checked} /> {label}
    </label>
  );
}

function chosenIn(form: HTMLFormElement): Settings {
  const data = new FormData(form);
  const isOn = (name: keyof Settings) => data.has(name);
  const time = (name: keyof Settings) => String(data.get(name) ?? '').slice(0, 5);
  return {
    newLead: isOn('newLead'),
    escalation: isOn('escalation'),
    mention: isOn('mention'),
    reminder: isOn('reminder'),
    quietFrom: time('quietFrom'),
    quietTo: time('quietTo'),
    quietDays: isOn('quietDays'),
  };
}
