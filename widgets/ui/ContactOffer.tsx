import { useState } from 'react';
import { forPartners } from '../base/for-partners.ts';
import { useOwnLayoutEffect } from '../base/use-own-effect.ts';
import { contactDetails } from '../state/contact-details.ts';
import { useStore } from '../state/use-store.ts';
import { Button } from './Button.tsx';
import { fieldNamed } from './form-values.ts';
import type { FormState } from './use-form.ts';

type ContactOfferState = Pick<FormState, 'form' | 'details' | 'status'>;

/** A button, never automatic: prefills details given earlier in the visit (decisions 36 and 37). */
export function ContactOffer({ state: { form, details: fields, status } }: { state: ContactOfferState }) {
  const details = useStore(contactDetails, (given) => given);
  const [taken, setTaken] = useState(false);
  // The first render must match the built HTML, which has no visitor's details.
  const [mounted, setMounted] = useState(forPartners);
  useOwnLayoutEffect(() => setMounted(true), []);
  const offered = Object.entries(fields).filter(([, detail]) => detail && details[detail]);
  const [, first] = offered[0] ?? [];
  if (taken || !mounted || status || !first) return null;
  const only = details[first];

  function fill(): void {
    if (!form.current) return;
    for (const [name, detail] of offered) {
      const field = fieldNamed(form.current, name);
      if (!field || field.value || !detail) continue;
      field.value = details[detail] ?? '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    setTaken(true);
    const open = [...form.current.elements].find((field) =>
      field.matches(':required:placeholder-shown, :required:invalid'),
    );
    // This button, which has the focus, disappears.
    ((open ?? form.current.querySelector('[type=submit]')) as HTMLElement | null)?.focus();
  }

  return (
    <div className="nl-contact-offer">
      <Button look="plain" onClick={fill}>
        {offered.length === 1 ? `Use ${only}` : 'Use the details you gave before'}
      </Button>
    </div>
  );
}
