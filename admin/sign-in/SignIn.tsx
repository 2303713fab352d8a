import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { company } from '../../shared/company/company.ts';
import { passwordLength, type SessionStage, type SignInAnswer, staffPaths } from '../../shared/staff/staff.ts';
import { pageTitle, setPageTitle } from '../data/page-title.ts';
import { meKey } from '../data/query-client.ts';
import { AskError } from '../data/request.ts';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { Field } from '../ui/Field.tsx';
import { StepForm } from '../ui/StepForm.tsx';
import { NewAuthenticator } from './NewAuthenticator.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type SignInStep = 'begin' | SessionStage;

const titles: Record<SignInStep, string> = {
  begin: 'Sign in',
  code: 'Enter the code',
  password: 'Choose your password',
  authenticator: 'Set up your authenticator',
  full: 'Keep your recovery codes',
};

/**
 * The server decides the next step.
 * @param again whose session has ended, over their page
 */
export function SignIn({ again }: { again?: string }) {
  const client = useQueryClient();
  const [step, setStep] = useState<SignInStep>('begin');
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
              hint={`At least ${passwordLength.min} characters. The one you signed in with was for once.`}
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
