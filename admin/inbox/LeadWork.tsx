import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
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
import { useNames } from '../data/use-names.ts';
import { soonTimes } from '../notices/soon-times.ts';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import type { NextAct } from './next-act.ts';
import { useBulk } from './use-bulk.ts';
import { stateNames } from './words.ts';

type Asked = Pick<BulkChange, 'state' | 'owner'>;

type LeadWorkProps = { lead: LeadAnswer; me: string; now: number; next: NextAct | undefined };

/** Never overwrites a colleague's change. */
export function LeadWork({ lead, me, now, next: nextAct }: LeadWorkProps) {
  const client = useQueryClient();
  const ids = { why: useId(), owner: useId(), step: useId(), at: useId() };
  const stored = { step: lead.nextStep ?? '', at: localTime(lead.nextStepAt) };
  const [draft, setDraft, discard] = useDraft<typeof stored | null>(me, `next-step ${lead.reference}`, null);
  const next = draft ?? stored;
  const path = `${inboxPaths.leads}/${lead.reference}`;
  const { change: act, tell } = useBulk();
  const names = useNames();
  const change = useMutation({
    meta: { what: `A change of ${lead.reference}` },
    mutationFn: (asked: Omit<LeadChange, 'version'>) =>
      ask<{ act: number }>('PATCH', path, { version: lead.version, ...asked }),
    onSuccess: ({ act: number }, asked) => {
      const isStep = asked.nextStep !== undefined;
      if (isStep) discard();
      const why = asked.lostReason ? `lost because: ${lostReasons[asked.lostReason]}` : 'lost, without a reason';
      const text = isStep ? `The next step of ${lead.reference} is changed.` : `${lead.reference} is ${why}.`;
      tell({ text, act: number, lead: lead.reference });
    },
    // After a refusal too: its cause is a colleague's change.
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(inboxPaths.leads) }),
  });
  const ownerField = useRef<HTMLSelectElement>(null);
  // Such as a merge or a logged call: until its answer is here, the version is an old one.
  const others = useIsMutating({ predicate: ({ state: { isPaused } }) => !isPaused });
  const isBusy = act.isPending || change.isPending || others > 0;
  const [waiting, setWaiting] = useState<Asked>();
  /** With Undo. A press while another act is under way waits for it; the buttons say so. */
  function press(asked: Asked): void {
    if (isBusy) {
      setWaiting({ ...waiting, ...asked });
      return;
    }
    change.reset();
    act.mutate({ leads: [{ reference: lead.reference, version: lead.version }], ...asked });
  }
  useEffect(() => {
    if (isBusy || !waiting) return;
    setWaiting(undefined);
    press(waiting);
  }, [isBusy, waiting]);
  // Letters and arrow keys change a closed list immediately, while the user may still be looking through it.
  const [held, setHeld] = useState<string>();
  const byKeys = useRef(false);
  function give(owner: string): void {
    setHeld(undefined);
    if (owner !== (lead.owner ?? '')) press({ owner: owner || null });
    // A button goes: the focus stays with what it changed.
    ownerField.current?.focus();
  }
  // What is on its way: the field does not spring back.
  const wanted = waiting?.owner !== undefined ? waiting.owner : act.isPending ? act.variables.owner : undefined;
  const isHeld = held !== undefined && held !== (lead.owner ?? '');
  const fault = change.error ?? act.error;
  // Not once it was undone.
  const isSaved = change.isSuccess && !draft && change.variables.nextStep === lead.nextStep;
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
            className={`st-button st-button--${nextAct === 'release' && state === 'new' ? 'next' : 'plain'}`}
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
            value={held ?? (wanted === undefined ? lead.owner : wanted) ?? ''}
            onPointerDown={() => {
              byKeys.current = false;
            }}
            onKeyDown={(event) => {
              byKeys.current = true;
              if (!isHeld || (event.key !== 'Enter' && event.key !== 'Escape')) return;
              event.preventDefault();
              if (event.key === 'Enter') give(held);
              else setHeld(undefined);
            }}
            onChange={(event) => {
              if (byKeys.current) setHeld(event.currentTarget.value);
              else give(event.currentTarget.value);
            }}
          >
            <option value="">Nobody</option>
            {lead.colleagues.map((email) => (
              <option key={email} value={email}>
                {names.of(email)}
              </option>
            ))}
          </select>
          {isHeld && (
            <Button kind="primary" onPress={() => give(held)}>
              {held ? `Give it to ${held === me ? 'me' : names.short(held)}` : 'Take the owner away'}
            </Button>
          )}
          {!isHeld && lead.owner !== me && (
            <Button kind={nextAct === 'take' ? 'next' : 'plain'} busy={isBusy} onPress={() => give(me)}>
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
        <div className="st-next__soon st-row">
          {soonTimes(now).map(({ label, at }) => (
            <Button key={label} kind="quiet" onPress={() => setDraft({ ...next, at: localTime(at) })}>
              {soonNames[label] ?? label}
            </Button>
          ))}
        </div>
        <div className="st-row">
          <Button submit busy={isBusy}>
            Save the next step
          </Button>
          <span className="st-quiet" role="status">
            {isSaved && 'Saved.'}
          </span>
          {lead.nextStepAt !== null && <a href={appointmentPath(lead.reference)}>Calendar file</a>}
        </div>
      </form>
    </section>
  );
}

/** Not as the buttons that snooze, which are below. */
const soonNames: Record<string, string> = {
  'In 1 hour': 'In an hour',
  'Tomorrow 9:00': 'Tomorrow at 9',
  'Monday 9:00': 'Monday at 9',
};

function localTime(moment: number | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return new Date(moment - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
