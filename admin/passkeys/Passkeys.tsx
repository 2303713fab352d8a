import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type PasskeyItem, type PasskeysAnswer, passkeyPaths } from '../../shared/staff/passkeys.ts';
import { staffPaths } from '../../shared/staff/staff.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { StepForm } from '../ui/StepForm.tsx';
import { companyTimeText } from '../ui/time.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { hasPasskeys } from './device.ts';
import './Passkeys.css';

export function Passkeys({ email }: { email: string }) {
  const client = useQueryClient();
  const list = useQuery<PasskeysAnswer>({ queryKey: [passkeyPaths.all] });
  /** `add`, or the number of the passkey to remove. */
  const [open, setOpen] = useState<'add' | number>();
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const toggle = (what: 'add' | number) => {
    setSaid('');
    setOpen(open === what ? undefined : what);
  };
  const done = (what: string) => {
    setOpen(undefined);
    setSaid(what);
    // The element that had the focus is gone.
    heading.current?.focus();
    void client.invalidateQueries({ queryKey: [passkeyPaths.all] });
    void client.invalidateQueries({ queryKey: [staffPaths.sessions] });
  };
  const { available = false, passkeys = [] } = list.data ?? {};
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        Passkeys
      </h2>
      <p className="st-passkeys__what">
        A passkey signs you in by your device’s PIN, fingerprint or face, in place of password and code. It works on
        this site only: a fake copy of this page cannot use it.
      </p>
      {list.status === 'pending' && <Loading what="Loading your passkeys" />}
      {list.status === 'error' && <ErrorMessage error={list.error} again={() => void list.refetch()} />}
      <p role="status">{said}</p>
      {passkeys.length > 0 && (
        <ul className="st-list" aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="st-passkeys__item">
              <Row passkey={passkey} isOpen={open === passkey.id} onToggle={() => toggle(passkey.id)} />
              {open === passkey.id && (
                <StepForm
                  name={`Remove ${passkey.name}`}
                  path={passkeyPaths.removal}
                  more={{ passkey: passkey.id }}
                  submit="Remove it and end my other sessions"
                  onDone={() => done(`${passkey.name} is removed. Your other sessions have ended.`)}
                >
                  {(errors) => <CurrentPassword email={email} error={errors.current} />}
                </StepForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {list.data && passkeys.length === 0 && <p className="st-quiet">You have none yet.</p>}
      {list.data && !(available && hasPasskeys()) && (
        <p>
          {available
            ? 'This browser cannot add a passkey here. Open the page at the address that you always use, in a current browser.'
            : 'None can be added: passkeys need a domain name and https, which this site does not have.'}
        </p>
      )}
      {available && hasPasskeys() && (
        <Button onPress={() => toggle('add')}>{open === 'add' ? 'Do not add one' : 'Add a passkey …'}</Button>
      )}
      {open === 'add' && (
        <div className="st-passkeys__add">
          <AddPasskey email={email} onAdded={() => done('Added. The next time, choose “Sign in with a passkey”.')} />
        </div>
      )}
    </section>
  );
}

function Row(props: { passkey: PasskeyItem; isOpen: boolean; onToggle: () => void }) {
  const { name, createdAt, usedAt } = props.passkey;
  return (
    <div className="st-passkeys__row">
      <div>
        <strong>{name}</strong>
        <p className="st-quiet">
          Added {companyTimeText(createdAt)},{' '}
          {usedAt === null ? 'not used yet' : `last used ${companyTimeText(usedAt)}`}
        </p>
      </div>
      <Button onPress={props.onToggle}>
        {props.isOpen ? 'Keep' : 'Remove …'}
        <span className="st-hidden"> {name}</span>
      </Button>
    </div>
  );
}
