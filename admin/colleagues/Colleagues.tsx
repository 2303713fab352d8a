import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { type ColleagueItem, colleaguePaths } from '../../shared/staff/colleagues.ts';
import { type StaffRole, staffRoles } from '../../shared/staff/staff.ts';
import { setPageTitle } from '../data/page-title.ts';
import { AskError, ask } from '../data/request.ts';
import { AskTwice } from '../ui/AskTwice.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage, textOf } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';
import { Loading } from '../ui/Loading.tsx';
import { StepForm } from '../ui/StepForm.tsx';
import { companyTimeText } from '../ui/time.ts';
import './Colleagues.css';

const roleNames: Record<StaffRole, string> = {
  sales: 'Sales: leads and chats',
  marketing: 'Marketing: analytics and SEO',
  admin: 'Administrator: everything',
};

/** Accounts: who has one, in which role; invitations by email. */
export default function Colleagues() {
  const client = useQueryClient();
  const list = useQuery<{ items: ColleagueItem[] }>({ queryKey: [colleaguePaths.colleagues], gcTime: 0 });
  const look = () => client.invalidateQueries({ queryKey: [colleaguePaths.colleagues] });
  const title = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    setPageTitle('Colleagues');
  }, []);
  return (
    <>
      <h1>Colleagues</h1>
      {list.status === 'pending' && <Loading what="Loading the accounts" />}
      {list.status === 'error' && <ErrorMessage error={list.error} again={() => void list.refetch()} />}
      {list.data && (
        <>
          <section aria-labelledby="accounts">
            <h2 id="accounts" ref={title} tabIndex={-1}>
              Accounts
            </h2>
            <ul className="st-list st-colleagues">
              {list.data.items.map((colleague) => (
                <Colleague key={colleague.id} colleague={colleague} look={look} onGone={() => title.current?.focus()} />
              ))}
            </ul>
          </section>
          <section aria-labelledby="invite">
            <h2 id="invite">Invite a colleague</h2>
            <p role="status">{added > 0 && 'The invitation is on its way.'}</p>
            <StepForm
              key={added}
              name="Invite a colleague"
              path={colleaguePaths.colleagues}
              submit="Send the invitation"
              onDone={() => {
                setAdded(added + 1);
                void look();
              }}
            >
              {(errors) => (
                <>
                  <Field label="Email" name="email" type="email" error={errors.email} />
                  <Field label="Name" name="name" error={errors.name} />
                  <RoleField />
                </>
              )}
            </StepForm>
          </section>
        </>
      )}
    </>
  );
}

function RoleField() {
  const id = useId();
  return (
    <div className="st-field">
      <label htmlFor={id}>Role</label>
      <select id={id} name="role" className="st-input">
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </select>
    </div>
  );
}

type ColleagueProps = { colleague: ColleagueItem; look: () => Promise<unknown>; onGone: () => void };

function Colleague({ colleague, look, onGone }: ColleagueProps) {
  const { id, email, name, role, addedAt, authenticator, invited, isMe } = colleague;
  const field = useId();
  const path = `${colleaguePaths.colleagues}/${id}`;
  const change = useMutation({
    mutationFn: (next: StaffRole) => ask('PATCH', path, { role: next }),
    onSettled: look,
  });
  const again = useMutation({ mutationFn: () => ask('POST', `${path}/invitation`), onSettled: look });
  const close = useMutation({
    mutationFn: () => ask('DELETE', path),
    onSuccess: () => {
      onGone();
      return look();
    },
  });
  const fault = change.error ?? again.error ?? close.error;
  const text = fault instanceof AskError ? (fault.fields.role ?? fault.text) : fault && textOf(fault);
  return (
    <li className="st-list__item st-colleagues__one">
      <div>
        <strong>{name ?? email}</strong>
        {name && <p>{email}</p>}
        <p className="st-quiet">
          {invited
            ? `Invited ${companyTimeText(addedAt)}, no password yet`
            : `Since ${companyTimeText(addedAt)}, ${authenticator ? 'with' : 'without'} an authenticator`}
        </p>
        <div role="alert">{text && <p className="st-field__error">{text}</p>}</div>
        <p role="status">{again.isSuccess && 'The invitation is on its way.'}</p>
      </div>
      <div className="st-colleagues__acts">
        <label className="st-hidden" htmlFor={field}>
          Role of {email}
        </label>
        <select
          id={field}
          className="st-input st-input--short"
          value={role}
          aria-disabled={change.isPending || undefined}
          onChange={(event) => !change.isPending && change.mutate(event.currentTarget.value as StaffRole)}
        >
          {staffRoles.map((one) => (
            <option key={one} value={one}>
              {roleNames[one]}
            </option>
          ))}
        </select>
        {invited && (
          <Button busy={again.isPending} onPress={again.mutate}>
            Invite again<span className="st-hidden">: {email}</span>
          </Button>
        )}
        {!isMe && (
          <AskTwice
            kind="plain"
            label="Close the account …"
            keep="Keep it"
            sure={`Close it: ${email} is signed out`}
            busy={close.isPending}
            onSure={close.mutate}
          />
        )}
      </div>
    </li>
  );
}
