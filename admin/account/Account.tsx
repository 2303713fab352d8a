import { useEffect } from 'react';
import { setPageTitle } from '../data/page-title.ts';
import { NoticeSettings } from '../notices/NoticeSettings.tsx';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Profile } from './Profile.tsx';
import { Sessions } from './Sessions.tsx';

export default function Account({ me }: ViewProps) {
  useEffect(() => {
    setPageTitle('Your account');
  }, []);
  return (
    <>
      <h1>Your account</h1>
      <dl className="st-facts">
        <dt>Email</dt>
        <dd>{me.email}</dd>
        <dt>Role</dt>
        <dd>{me.role}</dd>
        <dt>Authenticator</dt>
        <dd>
          {me.authenticator
            ? `Set up, ${me.recoveryCodesLeft} recovery codes left`
            : 'Not set up: a password alone opens this account'}
        </dd>
      </dl>
      <div className="st-pair">
        <div>
          <Profile me={me} />
          <ChangePassword email={me.email} />
          <Passkeys email={me.email} />
        </div>
        <div>
          {me.role !== 'marketing' && <NoticeSettings />}
          <Sessions email={me.email} />
        </div>
      </div>
    </>
  );
}
