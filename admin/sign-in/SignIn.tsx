import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { company } from '../../shared/company/company.ts';
import { colleaguePaths } from '../../shared/staff/colleagues.ts';
import { passwordLength, type SessionStage, type SignInAnswer, staffPaths } from '../../shared/staff/staff.ts';
import { pageTitle, setPageTitle } from '../data/page-title.ts';
import { meKey } from '../data/query-client.ts';
import { AskError } from '../data/request.ts';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { StepForm } from '../ui/StepForm.tsx';
import { Forgotten } from './Forgotten.tsx';
import { NewAuthenticator } from './NewAuthenticator.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type SignInStep = 'begin' | 'link' | 'forgotten' | SessionStage;

const titles: Record<SignInStep, string> = {
  begin: 'Sign in',
  link: 'Choose your password',
  forgotten: 'Forgot your password?',
  code: 'Enter the code',
  password: 'Choose your password',
  authenticator: 'Set up your authenticator',
  full: 'Keep your recovery codes',
};

/**
 * The server decides the next step.
 * @param again whose session has ended, over their page
 * @param link the token of a mailed link
 */
export function SignIn({ again, link }: { again?: string; link?: string }) {
  const client = useQueryClient();
  const [step, setStep] = useState<SignInStep>(link ? 'link' : 'begin');
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  // Over a page: its title comes back.
  useEffect(() => {
    const before = pageTitle();
    return () => setPageTitle(before);
  }, []);
  useEffect(() => {
    setPageTitle(titles[step]);
    if (step !== 'begin') heading.current?.focus();
  }, [step]);

  const enter = () => client.invalidateQueries({ queryKey: meKey });
  const goOn = ({ next, recoveryCodes: made }: SignInAnswer) => {
    if (made) setRecoveryCodes(made);
    if (next === 'full' && !made) void enter();
    else setStep(next);
  };
  const startAgain = (error: unknown) => {
    if (error instanceof AskError && readCode(error) === 'sign-in-over') setStep('begin');
  };
  const shared = { onDone: goOn, onRefused: startAgain };

  const Box = again === undefined ? 'main' : 'div';
  return (
    <Box className="st-card">
      <p className="st-card__mark">{company.name} staff</p>
      <h1 ref={heading} tabIndex={-1}>
        {titles[step]}
      </h1>
      {again !== undefined && step === 'begin' && (
        <p>Your session has ended. Sign in to go on: what you typed is still there.</p>
      )}
      {step === 'begin' && (
        <StepForm name={titles.begin} path={staffPaths.signIn} submit="Sign in" onDone={goOn}>
          {(errors) => (
            <>
              <Field
                label="Email"
                name="email"
                type="email"
                autoComplete="username"
                defaultValue={again}
                error={errors.email}
              />
              <Field
                label="Password"
                name="password"
                type="password"
                autoComplete="current-password"
                error={errors.password}
              />
            </>
          )}
        </StepForm>
      )}
      {step === 'begin' && again === undefined && (
        <Button kind="quiet" onPress={() => setStep('forgotten')}>
          Forgot your password?
        </Button>
      )}
      {step === 'forgotten' && <Forgotten back={() => setStep('begin')} />}
      {step === 'link' && (
        <StepForm
          name={titles.link}
          path={colleaguePaths.link}
          more={{ token: link }}
          submit="Go on"
          onDone={(answer: SignInAnswer) => {
            // The link is used: a reload begins anew.
            history.replaceState(null, '', location.pathname);
            goOn(answer);
          }}
        >
          {() => <p>The link in your email works once. Go on to choose your password.</p>}
        </StepForm>
      )}
      {step === 'code' && (
        <StepForm name={titles.code} path={staffPaths.code} submit="Continue" {...shared}>
          {(errors) => (
            <Field
              label="Code"
              name="code"
              hint="The six digits that your authenticator app shows now, or one of your recovery codes."
              autoComplete="one-time-code"
              error={errors.code}
            />
          )}
        </StepForm>
      )}
      {(step === 'begin' || step === 'code') && <PasskeySignIn key={step} onDone={goOn} />}
      {step === 'password' && (
        <StepForm name={titles.password} path={staffPaths.newPassword} submit="Keep this password" {...shared}>
          {(errors) => (
            <Field
              label="New password"
              name="password"
              type="password"
              hint={`At least ${passwordLength.min} characters. A few words in a row work well.`}
              autoComplete="new-password"
              error={errors.password}
            />
          )}
        </StepForm>
      )}
      {step === 'authenticator' && <NewAuthenticator {...shared} />}
      {step === 'full' && recoveryCodes && <RecoveryCodes codes={recoveryCodes} onKept={() => void enter()} />}
    </Box>
  );
}

const readCode = (error: AskError): string | undefined => /"code":"([^"]+)"/.exec(error.message)?.[1];
