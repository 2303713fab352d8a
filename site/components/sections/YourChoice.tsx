import type { ReactNode } from 'react';
import type { OtherScripts } from '../../pages/site-context.ts';
import { listInWords, purposes } from '../frame/consent-wording.ts';

/** Switches for analytics and tracking, handled by the script (`[data-choices]`, widgets/page/ask-consent.ts). */
export function YourChoice({ scripts }: { scripts: OtherScripts | undefined }) {
  const kinds = (['analytics', 'tracking'] as const).filter((kind) => scripts?.[kind]);
  const hosts = scripts?.hosts ?? [];
  return (
    <section className="your-choice" aria-labelledby="your-choice">
      <h2 id="your-choice">Your choice</h2>
      <p>
        {kinds.length === 0
          ? 'This site has no scripts from other companies, so there is nothing of that kind to choose.'
          : `Scripts from other companies are loaded only after you say yes.${hosts.length > 0 ? ` Your browser then connects to ${listInWords(hosts)}.` : ''}`}
      </p>
      <div className="your-choice__switches" data-choices="" hidden>
        <p role="status" className="small" />
        <ul className="your-choice__list">
          <Switch label="Necessary" fixed>
            What you start yourself, such as a request on its way to us. It cannot be switched off here.
          </Switch>
          <Switch name="counts" label="Our own counts">
            Which pages are read and which forms fail, counted by this site itself, without a cookie, an identifier or
            your address.
          </Switch>
          {kinds.map((kind) => (
            <Switch name={kind} label={kind === 'analytics' ? 'Analytics' : 'Visitor tracking'} key={kind}>
              A script from another company for {purposes[kind]}.
            </Switch>
          ))}
        </ul>
      </div>
      <noscript>
        <p>Without JavaScript, nothing is counted and no script from another company is loaded.</p>
      </noscript>
    </section>
  );
}

type SwitchProps = { name?: 'counts' | 'analytics' | 'tracking'; label: string; fixed?: boolean; children: ReactNode };

function Switch({ name, label, fixed = false, children }: SwitchProps) {
  const id = `choice-${name ?? 'necessary'}`;
  return (
    <li className="your-choice__row">
      <input
        className="your-choice__switch"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on
        role="switch"
        id={id}
        name={name}
        defaultChecked={fixed}
        disabled={fixed}
        aria-describedby={`${id}-about`}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-about`}>{children}</p>
      </div>
    </li>
  );
}
