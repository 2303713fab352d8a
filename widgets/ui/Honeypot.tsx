import { honeypotField } from '../../shared/http.ts';
import { useField } from './FormContext.ts';

/** People do not see this field: filling it indicates a bot. The server decides the consequence. */
export function Honeypot() {
  const { id } = useField(honeypotField);
  return (
    <div className="nl-unseen" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
