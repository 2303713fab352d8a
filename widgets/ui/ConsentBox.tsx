import { currentConsent } from '../../shared/forms/consent-texts.ts';
import { Checkbox } from './Checkbox.tsx';
import { useField } from './FormContext.ts';

/**
 * Marketing consent in forms other than the newsletter's: separate, unticked, optional (decision 28). Its value is the
 * wording's id.
 */
export function ConsentBox() {
  const { id } = useField('consent');
  const wording = currentConsent('marketing');
  return <Checkbox id={id} name="consent" value={wording.id} label={wording.text} />;
}
