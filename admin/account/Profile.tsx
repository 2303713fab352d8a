import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { colleaguePaths, type ProfileChange } from '../../shared/staff/colleagues.ts';
import { choicesPath } from '../../shared/staff/saved-views.ts';
import type { StaffAnswer } from '../../shared/staff/staff.ts';
import { meKey } from '../data/query-client.ts';
import { AskError, ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';

/** The name and signature of the user's replies by email. */
export function Profile({ me }: { me: StaffAnswer }) {
  const client = useQueryClient();
  const id = useId();
  const save = useMutation({
    mutationFn: (body: ProfileChange) => ask('PUT', colleaguePaths.profile, body),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: meKey }),
        client.invalidateQueries({ queryKey: [choicesPath] }),
      ]),
  });
  const fields = save.error instanceof AskError ? save.error.fields : {};
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Name and signature</h2>
      <p className="st-quiet">Your replies by email carry your name, and the signature below the text.</p>
      <form
        className="st-form"
        aria-label="Name and signature"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const data = Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement));
          if (!save.isPending) save.mutate(data as ProfileChange);
        }}
      >
        <div role="alert">{save.error && <p className="st-form__fault">{textOf(save.error)}</p>}</div>
        <Field label="Name" name="name" autoComplete="name" defaultValue={me.name ?? ''} error={fields.name} />
        <div className="st-field">
          <label htmlFor={id}>Signature</label>
          <textarea
            id={id}
            name="signature"
            className="st-input"
            rows={4}
            maxLength={600}
            defaultValue={me.signature ?? ''}
          />
        </div>
        <div className="st-row">
          <Button kind="primary" submit busy={save.isPending}>
            Save
          </Button>
          <span role="status">{save.isSuccess && 'Saved.'}</span>
        </div>
      </form>
    </section>
  );
}
