import { useId } from 'react';
import { type ImpliedReason, impliedReasons } from '../../shared/staff/import-fields.ts';
import { Choice } from './Choice.tsx';
import type { SharedConsent } from './read/create-row-reader.ts';

export type ConsentForAllProps = { value: SharedConsent; onChange: (value: SharedConsent) => void; hasColumn: boolean };

const reasonLabels = Object.fromEntries(
  Object.entries(impliedReasons).map(([name, { label }]) => [name, label]),
) as Record<ImpliedReason, string>;

/** Consent of rows that state none. */
export function ConsentForAll({ value, onChange, hasColumn }: ConsentForAllProps) {
  const set = (more: SharedConsent) => onChange({ ...value, ...more });
  return (
    <section aria-labelledby="import-consent">
      <h2 id="import-consent">Consent of rows that say none</h2>
      <p className="st-quiet">
        Canada’s anti-spam law asks for a basis before you write to anybody.{' '}
        {hasColumn ? 'A row’s own column comes first.' : 'No column says it, so answer for all rows.'}
      </p>
      <div className="st-consent">
        <Choice
          label="Basis"
          options={{
            '': 'None: each row says its own',
            express: 'Express: they said yes',
            implied: 'Implied: by a reason of the law',
          }}
          value={(value.basis ?? '') as '' | 'express' | 'implied'}
          onChange={(basis) => onChange(basis ? { basis } : {})}
        />
        {value.basis === 'express' && (
          <>
            <Text
              label="Day they agreed"
              type="date"
              value={value.consentDate}
              onChange={(consentDate) => set({ consentDate })}
            />
            <Text
              label="Where they agreed"
              hint="A form, an event, a contract"
              value={value.source}
              onChange={(source) => set({ source })}
            />
          </>
        )}
        {value.basis === 'implied' && (
          <>
            <Choice
              label="Reason"
              options={{ '': 'Choose a reason', ...reasonLabels }}
              value={(value.reason ?? '') as '' | ImpliedReason}
              onChange={(reason) => set({ reason })}
            />
            <Text
              label="Ends on"
              type="date"
              hint="The contact is deleted the night after"
              value={value.until}
              onChange={(until) => set({ until })}
            />
          </>
        )}
      </div>
    </section>
  );
}

type TextProps = {
  label: string;
  hint?: string;
  type?: 'text' | 'date';
  value?: string;
  onChange: (value: string) => void;
};

function Text({ label, hint, type = 'text', value = '', onChange }: TextProps) {
  const id = useId();
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {hint && (
        <p className="st-quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
