import { type RefObject, useState } from 'react';
import { type ContactDetails, contactDetails } from '../state/contact-details.ts';
import { useStore } from '../state/use-store.ts';
import { Button } from './Button.tsx';
import { fieldNamed } from './form-values.ts';

type ContactOfferProps = {
  form: RefObject<HTMLFormElement | null>;
  /** Which detail each field takes, by the field's name. */
  fields: Partial<Record<string, keyof ContactDetails>>;
};

/** Offers the details that the visitor gave earlier in the visit (decision 36). Nothing is filled in unasked. */
export function ContactOffer({ form, fields }: ContactOfferProps) {
  const details = useStore(contactDetails, (given) => given);
  const [taken, setTaken] = useState(false);
  const offered = Object.entries(fields).filter(([, detail]) => detail && details[detail]);
  const [, first] = offered[0] ?? [];
  if (taken || !first) return null;
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
    // This button is about to go: the focus must be somewhere.
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
