import { type FormEvent, useEffect, useRef, useState } from 'react';
import { track } from '../analytics/track.ts';
import type { Draft, Settled } from '../api/outbox.ts';
import { company } from '../contract/company.ts';
import type { FormName } from '../contract/events.ts';
import { checkFields, type FieldRule } from '../contract/field-rules.ts';
import { earlierSent, errorSummaryTitle, keptOnDevice, type ToastText } from '../contract/messages.ts';
import { appearance } from '../state/appearance.ts';
import { showToast } from '../state/toasts.ts';
import type { FieldErrors } from './FormContext.ts';
import { clearForm, fieldNamed, formValues } from './form-values.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useProgress } from './use-progress.ts';
import { useWidgetScope } from './WidgetScope.ts';

type Values = Record<string, string>;

/** What the server wrote into a form when it answered without a script; `results` are what it found, by field. */
export type Restored = {
  title: string;
  errors: FieldErrors;
  status: string;
  results?: readonly Readonly<Record<string, string>>[];
};

/** What makes one form different from another. */
export type FormKind = {
  form: FormName;
  /** The API's path. */
  path: string;
  /** What the fields must hold. */
  rules: Readonly<Record<string, FieldRule>>;
  /** What is sent, from what the fields hold. */
  fields: (values: Values) => Values;
  /** The toast when the server cannot be reached or refuses for good. */
  failed: ToastText;
  /** Called with the server's answer. @returns what the status line says from now on */
  onSent: (answer: unknown, values: Values) => string;
  /** Called with the messages when a submit is refused before it is sent. */
  onInvalid?: (errors: FieldErrors) => void;
  restored?: Restored | undefined;
};

const nothingRestored: Restored = { title: '', errors: {}, status: '' };

/** The life of a form: idle, submitting, then sent, kept on the device, or back with errors. */
export function useForm(kind: FormKind) {
  const scope = useWidgetScope();
  const restored = kind.restored ?? nothingRestored;
  const { errors, show, forget, watching } = useFieldErrors(kind.rules, restored.errors);
  const [status, setStatus] = useState(restored.status);
  const [submitting, setSubmitting] = useState(false);
  const [refusals, setRefusals] = useState(restored.title ? 1 : 0);
  const [headline, setHeadline] = useState(restored.title);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  /** The request that is under way; the first answer to it ends it. */
  const underWay = useRef<Values | undefined>(undefined);
  /** What changes now was not asked for just now: it moves neither the page nor the focus. */
  const unasked = useRef(false);
  const draft = useRef<Draft>({});
  const progress = useProgress(kind.form);
  const failure = `${kind.failed.title}. ${kind.failed.text}`;

  // The browser's own checking is for pages without a script: here the rules above speak, in their own words.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (refusals > 0 && !unasked.current) summary.current?.focus();
  }, [refusals]);

  // A button that is disabled loses the focus, and a keyboard would begin again at the top of the page.
  useEffect(() => {
    const button = pressed.current;
    if (submitting || !button) return;
    pressed.current = null;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) button.focus({ preventScroll: true });
  }, [submitting]);

  // On a phone the line under the button is often out of sight.
  useEffect(() => {
    const line = statusLine.current;
    if (!line) return;
    // Not by rendering: a browser that translates the page has put elements of its own in place of our text.
    line.textContent = status;
    const behavior = appearance.getState().reducedMotion ? 'auto' : 'smooth';
    if (status && !unasked.current) line.scrollIntoView({ block: 'nearest', behavior });
  }, [status]);

  function refuse(found: FieldErrors): void {
    show(found);
    setHeadline(errorSummaryTitle);
    setRefusals((count) => count + 1);
    track('form_interaction', { form: kind.form, action: 'error' });
    scope.emit('invalid', { form: kind.form, fields: Object.keys(found) });
    kind.onInvalid?.(found);
  }

  function settle(settled: Settled, values: Values): void {
    if (settled.kind === 'sent') {
      progress.done();
      forget();
      setRefusals(0);
      if (form.current) clearForm(form.current);
      setStatus(kind.onSent(settled.answer, values));
      return;
    }
    const mendable = Object.entries(settled.fields).filter(([name]) => form.current && fieldNamed(form.current, name));
    if (mendable.length > 0) {
      refuse(Object.fromEntries(mendable));
      // The list of errors is not read out where it does not get the focus.
      setStatus(unasked.current ? failure : '');
      return;
    }
    fail();
    setStatus(failure);
    scope.emit('failed', { form: kind.form, status: settled.status });
  }

  function fail(): void {
    progress.abandoned();
    showToast({ type: 'error', ...kind.failed });
  }

  async function send(values: Values): Promise<void> {
    underWay.current = values;
    setSubmitting(true);
    setStatus('');
    const outgoing = { form: kind.form, path: kind.path, fields: withoutBlanks(kind.fields(values)) };
    const outcome = await scope.outbox.send(outgoing, draft.current, scope.signal).catch(brokenOff);
    if (scope.signal.aborted || underWay.current !== values) return;
    underWay.current = undefined;
    setSubmitting(false);
    if (outcome.kind !== 'kept') {
      settle(outcome, values);
      return;
    }
    fail();
    setStatus(outcome.stored ? keptOnDevice(company.phone.display) : failure);
    scope.emit('kept', { form: kind.form });
    const unclaim = scope.outbox.claim(outcome.key, (_, settled) => {
      unclaim();
      const isUnchanged = !form.current || JSON.stringify(formValues(form.current)) === JSON.stringify(values);
      unasked.current = !underWay.current;
      if (isUnchanged) {
        // Of a retry that is under way by now this is the answer as well.
        underWay.current = undefined;
        setSubmitting(false);
        settle(settled, values);
      } else setStatus(settled.kind === 'sent' ? earlierSent : '');
      return isUnchanged;
    });
    scope.signal.addEventListener('abort', unclaim, { once: true });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // A second press of the button while the first is under way.
    if (underWay.current) return;
    unasked.current = false;
    const values = formValues(event.currentTarget);
    const found = checkFields(kind.rules, values);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    forget();
    setRefusals(0);
    pressed.current = (event.nativeEvent as SubmitEvent | undefined)?.submitter ?? null;
    void send(values);
  }

  const summaryErrors = refusals > 0 ? errors : {};
  // What the server said of no single field stands until the next submit; a list of errors until all are mended.
  const aboutFields = headline === errorSummaryTitle || Object.keys(restored.errors).length > 0;
  const summaryTitle = refusals > 0 && (!aboutFields || Object.keys(summaryErrors).length > 0) ? headline : '';

  return {
    form,
    summary,
    statusLine,
    /** What the server wrote into the status line; from then on it is written by itself. */
    firstStatus: restored.status,
    errors,
    /** Errors for the summary: those of a refused submit, as far as they are not mended yet. */
    summaryErrors,
    summaryTitle,
    status,
    submitting,
    handlers: {
      ...watching,
      onFocus() {
        scope.outbox.prepare();
        progress.focused();
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        progress.typed();
        watching.onInput(event);
      },
      onSubmit,
    },
  };
}

/** What nobody foresaw: the visitor is told to call, and the form is theirs again. */
function brokenOff(error: unknown): Settled {
  console.error('[northlume] a request could not be sent', error);
  return { kind: 'refused', status: 0, fields: {} };
}

/** A blank field is the same as none; what waits on the device need not hold it. */
function withoutBlanks(fields: Values): Values {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim()));
}

export type FormState = ReturnType<typeof useForm>;
