import { currentConsent } from '../../shared/forms/consent-texts.ts';
import { Checkbox } from './Checkbox.tsx';
import { useField } from './FormContext.ts';

/** The separate, unticked, never required box of a form that is not the newsletter's (decision 28). Its value is the wording's id. */
export function ConsentBox() {
  const { id } = useField('consent');
  const wording = currentConsent('marketing');
  return <Checkbox id={id} name="consent" value={wording.id} label={wording.text} />;
}
