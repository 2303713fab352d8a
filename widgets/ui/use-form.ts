import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { company } from '../../shared/company/company.ts';
import { checkFields } from '../../shared/forms/field-rules.ts';
import { type FormName, type FormRecord, forms } from '../../shared/forms/forms.ts';
import { earlierSent, errorSummaryTitle, keptOnDevice } from '../../shared/forms/messages.ts';
import { track } from '../analytics/track.ts';
import { trackLead } from '../analytics/track-lead.ts';
import type { Draft, OutgoingRequest, Settled } from '../api/unsent-requests.ts';
import { forPartners } from '../base/for-partners.ts';
import { appearance } from '../state/appearance.ts';
import { rememberContact } from '../state/contact-details.ts';
import { showToast } from '../state/toasts.ts';
import type { FieldErrors } from './FormContext.ts';
import { clearForm, fieldNamed, formValues } from './form-values.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useProgress } from './use-progress.ts';
import { useWidgetScope } from './WidgetScope.ts';

type Values = Record<string, string>;
/** What is sent of a form. */
type Fields = OutgoingRequest['fields'];

/** What the server wrote into a form when it answered without a script; `results` are what it found, by field. */
export type RestoredForm = {
  title: string;
  errors: FieldErrors;
  status: string;
  results?: readonly Readonly<Record<string, unknown>>[];
};

/** What a component says of its form beside the form's record in `forms`. */
export type FormUse = {
  form: FormName;
  /** Where the form stands, in the page's own word; for analytics. */
  source: string;
  /** Sent beside what the fields hold and the page's path. */
  extra?: (values: Values) => Fields;
  /** Called with the server's answer. @returns what the status line says from now on */
  onSent: (answer: unknown) => string;
  /** Called with the messages when a submit is refused before it is sent. */
  onInvalid?: (errors: FieldErrors) => void;
  restored?: RestoredForm | undefined;
};

const nothingRestored: RestoredForm = { title: '', errors: {}, status: '' };

/** The life of a form: idle, submitting, then sent, kept on the device, or back with errors. */
export function useForm({ form: name, source, extra, onSent, onInvalid, restored: given }: FormUse) {
  const restored = (!forPartners && given) || nothingRestored;
  const scope = useWidgetScope();
  const { path, rules, details, failed, quiet }: FormRecord = forms[name];
  const { errors, show, forget, watching } = useFieldErrors(rules, restored.errors);
  const [status, setStatus] = useState(restored.status);
  const [submitting, setSubmitting] = useState(false);
  const [refusals, setRefusals] = useState(restored.title ? 1 : 0);
  const [headline, setHeadline] = useState(restored.title);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  /** Whether what the status line says is a success. */
  const sent = useRef(false);
  /** The request that is under way; the first answer to it ends it. */
  const underWay = useRef<Values | undefined>(undefined);
  /** The change comes from a late answer, not from the visitor's submit: it moves neither the page nor the focus. */
  const unasked = useRef(false);
  const draft = useRef<Draft>({});
  const progress = useProgress(name);
  const failure = `${failed.title}. ${failed.text}`;
  const [first, second] = Object.keys(rules);
  /** The one field of a form that has no other: its error is said at the field, and no list of errors repeats it. */
  const only = second === undefined ? first : undefined;

  // The browser's own validation is for pages without a script; with one, the form's rules and messages apply. At once:
  // the press that brought the script to the form may be on its submit button.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (refusals === 0 || unasked.current) return;
    const field = only && !headline && form.current ? fieldNamed(form.current, only) : undefined;
    (field ?? summary.current)?.focus();
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
    line.classList.toggle('nl-form__status--sent', sent.current);
    const behavior = appearance.getState().reducedMotion ? 'auto' : 'smooth';
    if (status && !unasked.current) line.scrollIntoView({ block: 'nearest', behavior });
  }, [status]);

  function refuse(found: FieldErrors): void {
    show(found);
    setHeadline(only ? '' : errorSummaryTitle);
    setRefusals((count) => count + 1);
    track('form_interaction', { form: name, action: 'error' });
    scope.emit('invalid', { form: name, fields: Object.keys(found) });
    onInvalid?.(found);
  }

  function settle(settled: Settled, values: Values): void {
    if (settled.kind === 'sent') {
      sent.current = true;
      progress.done();
      forget();
      setRefusals(0);
      if (form.current) clearForm(form.current);
      const given = Object.entries(details).map(([field, detail]) => [detail, values[field]]);
      rememberContact(Object.fromEntries(given), scope.origin === '');
      trackLead(name, source);
      scope.emit('sent', { form: name, reference: (settled.answer as { reference?: string }).reference });
      setStatus(onSent(settled.answer));
      return;
    }
    const correctable = Object.entries(settled.fields).filter(
      ([field]) => form.current && fieldNamed(form.current, field),
    );
    if (correctable.length > 0) {
      refuse(Object.fromEntries(correctable));
      // The list of errors is not read out where it does not get the focus.
      setStatus(unasked.current ? failure : '');
      return;
    }
    fail();
    setStatus(failure);
    scope.emit('failed', { form: name, status: settled.status });
  }

  function fail(): void {
    // A kept request that is refused later belongs to a submit that has been told already.
    if (!unasked.current) progress.failed();
    if (!quiet) showToast({ type: 'error', ...failed });
  }

  async function send(values: Values): Promise<void> {
    underWay.current = values;
    sent.current = false;
    setSubmitting(true);
    setStatus('');
    const fields = withoutBlanks({ ...values, ...extra?.(values), page: scope.page });
    const outgoing = { form: name, path, source, fields };
    const outcome = await scope.requests.send(outgoing, draft.current, scope.signal).catch(brokenOff);
    if (scope.signal.aborted || underWay.current !== values) return;
    underWay.current = undefined;
    setSubmitting(false);
    if (outcome.kind !== 'kept') {
      settle(outcome, values);
      return;
    }
    fail();
    const kept = outcome.stored && keptOnDevice(company.phone.display);
    setStatus(quiet && kept ? `${failure} ${kept}` : kept || failure);
    scope.emit('kept', { form: name });
    const unclaim = scope.requests.claim(outcome.key, (_, settled) => {
      unclaim();
      const isUnchanged = !form.current || JSON.stringify(formValues(form.current)) === JSON.stringify(values);
      unasked.current = !underWay.current;
      if (isUnchanged) {
        // Of a retry that is under way by now this is the answer as well.
        underWay.current = undefined;
        setSubmitting(false);
        settle(settled, values);
      } else {
        sent.current = true;
        setStatus(settled.kind === 'sent' ? earlierSent : '');
      }
      return isUnchanged;
    });
    scope.signal.addEventListener('abort', unclaim, { once: true });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // The button was pressed again while a request is under way.
    if (underWay.current) return;
    unasked.current = false;
    const values = formValues(event.currentTarget);
    const found = checkFields(rules, values);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    forget();
    setRefusals(0);
    pressed.current = (event.nativeEvent as SubmitEvent | undefined)?.submitter ?? null;
    void send(values);
  }

  const summaryErrors = refusals > 0 && headline ? errors : {};
  // An error of no single field is shown until the next submit; a list of errors until all are corrected.
  const aboutFields = headline === errorSummaryTitle || (!forPartners && Object.keys(restored.errors).length > 0);
  const summaryTitle = refusals > 0 && (!aboutFields || Object.keys(summaryErrors).length > 0) ? headline : '';

  return {
    form,
    details,
    summary,
    statusLine,
    /** What the server wrote into the status line; later texts are set by an effect, not by rendering. */
    firstStatus: restored.status,
    errors,
    /** Errors for the summary: those of a refused submit, as far as they are not corrected yet. */
    summaryErrors,
    summaryTitle,
    status,
    submitting,
    handlers: {
      ...watching,
      onFocus() {
        scope.requests.prepare();
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        progress.changed();
        watching.onInput(event);
      },
      onSubmit,
    },
  };
}

/** The outcome of an unforeseen error: the visitor is told to call, and can use the form again. */
function brokenOff(error: unknown): Settled {
  console.error('[northlume] a request could not be sent', error);
  return { kind: 'refused', status: 0, fields: {} };
}

/** Leaves blank fields out: to the server they are the same as absent ones. */
function withoutBlanks(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => `${value}`.trim()));
}

export type FormState = ReturnType<typeof useForm>;
