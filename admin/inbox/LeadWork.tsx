import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { BulkChange } from '../../shared/staff/bulk.ts';
import {
  appointmentPath,
  chosenStates,
  inboxPaths,
  type LeadAnswer,
  type LeadChange,
  type LostReason,
  lostReasons,
} from '../../shared/staff/inbox.ts';
import { ask } from '../data/request.ts';
import { useDraft } from '../data/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import { nextAct } from './next-act.ts';
import { useBulk } from './use-bulk.ts';
import { stateNames } from './words.ts';

/** Never overwrites a colleague's change. */
export function LeadWork({ lead, me }: { lead: LeadAnswer; me: string }) {
  const client = useQueryClient();
  const ids = { why: useId(), owner: useId(), step: useId(), at: useId() };
  const stored = { step: lead.nextStep ?? '', at: localTime(lead.nextStepAt) };
  const [draft, setDraft, discard] = useDraft<typeof stored | null>(me, `next-step ${lead.reference}`, null);
  const next = draft ?? stored;
  const path = `${inboxPaths.leads}/${lead.reference}`;
  const change = useMutation({
    meta: { what: `A change of ${lead.reference}` },
    mutationFn: (asked: Omit<LeadChange, 'version'>) => ask('PATCH', path, { version: lead.version, ...asked }),
    onSuccess: (_answer, asked) => {
      if (asked.nextStep !== undefined) discard();
    },
    // After a refusal too: its cause is a colleague's change.
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(inboxPaths.leads) }),
  });
  const { change: act, notice, setNotice } = useBulk();
  const ownerField = useRef<HTMLSelectElement>(null);
  const isBusy = act.isPending || change.isPending;
  /** With Undo. A press while another is under way is refused visibly: the buttons say so. */
  function press(asked: Pick<BulkChange, 'state' | 'owner'>): void {
    if (isBusy) return;
    change.reset();
    act.mutate({ leads: [{ reference: lead.reference, version: lead.version }], ...asked });
  }
  const fault = change.error ?? act.error;
  return (
    <section aria-label="Work on this lead">
      <div role="alert">{fault && <p className="st-form__fault">{textOf(fault)}</p>}</div>
      {lead.state === 'quarantine' && (
        <p>
          This request looked like spam and was held back. <strong>Not spam</strong> releases it and sends the
          confirmation.
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of buttons in every browser. */}
      <div className="st-states" role="group" aria-label="State">
        {chosenStates.map((state) => (
          <button
            key={state}
            type="button"
            className="st-button st-button--plain"
            aria-pressed={lead.state === state}
            aria-disabled={isBusy || undefined}
            onClick={() => lead.state !== state && press({ state })}
          >
            {lead.state === 'quarantine' && state === 'new' ? 'Not spam' : stateNames[state]}
          </button>
        ))}
      </div>
      {lead.state === 'lost' && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of buttons in every browser.
        <div className="st-states" role="group" aria-labelledby={ids.why}>
          <p id={ids.why}>Why was it lost? (optional)</p>
          {(Object.keys(lostReasons) as LostReason[]).map((reason) => (
            <button
              key={reason}
              type="button"
              className="st-button st-button--plain"
              aria-pressed={lead.lostReason === reason}
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && change.mutate({ lostReason: lead.lostReason === reason ? null : reason })}
            >
              {lostReasons[reason]}
            </button>
          ))}
        </div>
      )}
      <div className="st-field">
        <label htmlFor={ids.owner}>Owner</label>
        <div className="st-row">
          <select
            id={ids.owner}
            ref={ownerField}
            // Not disabled: it would lose the focus.
            aria-disabled={isBusy || undefined}
            className="st-input st-input--short"
            value={lead.owner ?? ''}
            onChange={(event) => press({ owner: event.currentTarget.value || null })}
          >
            <option value="">Nobody</option>
            {lead.colleagues.map((email) => (
              <option key={email} value={email}>
                {email}
              </option>
            ))}
          </select>
          {lead.owner !== me && (
            <Button
              kind={nextAct(lead) === 'take' ? 'primary' : 'plain'}
              busy={isBusy}
              onPress={() => {
                press({ owner: me });
                // The button goes: the focus stays with what it changed.
                ownerField.current?.focus();
              }}
            >
              Take it
            </Button>
          )}
        </div>
      </div>
      <form
        className="st-next"
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          // What Undo would bring back is no longer the last act; an email can still be taken back.
          setNotice(notice?.takeBack ? { ...notice, act: null } : null);
          change.mutate({ nextStep: next.step || null, nextStepAt: next.at ? new Date(next.at).getTime() : null });
        }}
      >
        <div className="st-field">
          <label htmlFor={ids.step}>Next step</label>
          <input
            id={ids.step}
            maxLength={300}
            value={next.step}
            onInput={(event) => setDraft({ ...next, step: event.currentTarget.value })}
          />
        </div>
        <div className="st-field">
          <label htmlFor={ids.at}>When (your time)</label>
          <input
            id={ids.at}
            type="datetime-local"
            value={next.at}
            onInput={(event) => setDraft({ ...next, at: event.currentTarget.value })}
          />
        </div>
        <div className="st-row">
          <Button submit busy={isBusy}>
            Save the next step
          </Button>
          {lead.nextStepAt !== null && <a href={appointmentPath(lead.reference)}>Calendar file</a>}
        </div>
      </form>
    </section>
  );
}

function localTime(moment: number | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return new Date(moment - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
