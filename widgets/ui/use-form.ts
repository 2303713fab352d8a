import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { contact } from '../../shared/company/contact.ts';
import { type FormName, type FormRecord, forms } from '../../shared/forms/forms.ts';
import type { LeadAnswer } from '../../shared/forms/lead-answer.ts';
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
type Fields = OutgoingRequest['fields'];

/** The server's answer without the script; `results` are lookup results by field. */
export type RestoredForm = {
  title: string;
  errors: FieldErrors;
  status: string;
  results?: readonly Readonly<Record<string, unknown>>[];
};

/** In addition to `forms`. */
export type FormUse = {
  form: FormName;
  /** The form's place on the page, for analytics. */
  source: string;
  /** Sent in addition to the fields and the page's path. */
  extra?: (values: Values) => Fields;
  /** @returns the new text of the status line */
  onSent: (answer: unknown) => string;
  onInvalid?: (errors: FieldErrors) => void;
  restored?: RestoredForm | undefined;
};

/** The form's life cycle: idle, submitting, then sent, stored on the device, or back with errors. */
export function useForm({ form: name, source, extra, onSent, onInvalid, restored: given }: FormUse) {
  const restored = forPartners ? undefined : given;
  const scope = useWidgetScope();
  const { path, rules, details, failed, quiet }: FormRecord = forms[name];
  const { errors, check, show, clearErrors, watching } = useFieldErrors(rules, restored?.errors);
  const [status, setStatus] = useState(restored?.status ?? '');
  const [submitting, setSubmitting] = useState(false);
  const [refusals, setRefusals] = useState(restored?.title ? 1 : 0);
  const [headline, setHeadline] = useState(restored?.title ?? '');
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const sent = useRef(false);
  /** The pending request; the first answer settles it. */
  const underWay = useRef<Values | undefined>(undefined);
  /** A late answer moves neither the page nor the focus. */
  const unasked = useRef(false);
  const draft = useRef<Draft>({});
  const progress = useProgress(name);
  const failure = `${failed.title}. ${failed.text}`;
  const [first, second] = Object.keys(rules);
  /** A single field shows its own error, without a summary. */
  const only = second === undefined ? first : undefined;

  // The browser's validation is for pages without the script. Layout effect: the press that loaded the script may be on
  // the submit button.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (refusals === 0 || unasked.current) return;
    const field = only && !headline && form.current ? fieldNamed(form.current, only) : undefined;
    (field ?? summary.current)?.focus();
  }, [refusals]);

  // A disabled button loses the focus; without it, keyboard users start again at the top of the page.
  useEffect(() => {
    const button = pressed.current;
    if (submitting || !button) return;
    pressed.current = null;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) button.focus({ preventScroll: true });
  }, [submitting]);

  // On a phone the line is often out of view.
  useEffect(() => {
    const line = statusLine.current;
    if (!line) return;
    // Not rendered: page translation replaces our text with its own elements.
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
      clearErrors();
      setRefusals(0);
      if (form.current) clearForm(form.current);
      const given = Object.entries(details).map(([field, detail]) => [detail, values[field]]);
      rememberContact(Object.fromEntries(given), scope.origin === '');
      trackLead(name, source);
      const { reference } = settled.answer as LeadAnswer;
      scope.emit('sent', { form: name, ...(reference && { reference }) });
      setStatus(onSent(settled.answer));
      return;
    }
    const correctable = Object.entries(settled.fields).filter(
      ([field]) => form.current && fieldNamed(form.current, field),
    );
    if (correctable.length > 0) {
      refuse(Object.fromEntries(correctable));
      // Without the focus, the summary is not announced.
      setStatus(unasked.current ? failure : '');
      return;
    }
    fail();
    setStatus(failure);
    scope.emit('failed', { form: name, status: settled.status });
  }

  function fail(): void {
    // A late refusal belongs to a submit that was already reported.
    if (!unasked.current) progress.failed();
    if (!quiet) showToast({ type: 'error', ...failed, from: name });
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
    const kept = outcome.stored && keptOnDevice(contact.phone.display);
    setStatus(quiet && kept ? `${failure} ${kept}` : kept || failure);
    scope.emit('kept', { form: name });
    const unclaim = scope.requests.claim(outcome.key, (_, settled) => {
      unclaim();
      const isUnchanged = !form.current || JSON.stringify(formValues(form.current)) === JSON.stringify(values);
      unasked.current = !underWay.current;
      if (isUnchanged) {
        // The answer also settles a pending retry.
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
    // Pressed again while a request is pending.
    if (underWay.current) return;
    unasked.current = false;
    const found = check(event.currentTarget);
    const values = formValues(event.currentTarget);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    clearErrors();
    setRefusals(0);
    pressed.current = (event.nativeEvent as SubmitEvent | undefined)?.submitter ?? null;
    void send(values);
  }

  const summaryErrors = refusals > 0 && headline ? errors : {};
  // A general error is shown until the next submit; an error list until all are corrected.
  const aboutFields = headline === errorSummaryTitle || (restored && Object.keys(restored.errors).length > 0);
  const summaryTitle = refusals > 0 && (!aboutFields || Object.keys(summaryErrors).length > 0) ? headline : '';

  return {
    form,
    details,
    summary,
    statusLine,
    /** The server's text; an effect sets later ones. */
    firstStatus: restored?.status,
    errors,
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

/** After an unexpected error the visitor is asked to call, and can use the form again. */
function brokenOff(error: unknown): Settled {
  console.error('[itwidgets] a request could not be sent', error);
  return { kind: 'refused', status: 0, fields: {} };
}

/** The server treats blank as missing. */
function withoutBlanks(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => `${value}`.trim()));
}

export type FormState = ReturnType<typeof useForm>;
