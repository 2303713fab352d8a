import { useRef } from 'react';
import { contact } from '../../shared/company/contact.ts';
import { keptOnDevice } from '../../shared/forms/messages.ts';
import { FormPanel } from '../ui/FormPanel.tsx';
import { FormPromise } from '../ui/FormPromise.tsx';
import { Summary } from '../ui/Summary.tsx';
import { Group, State } from './Specimen.tsx';

const errors = { email: 'Please enter a valid email address', service: 'Please select a service' };

export function FormStates() {
  const summary = useRef<HTMLDivElement>(null);
  return (
    <Group
      id="demo-form"
      title="Around the fields"
      about="After a refused submit the summary gets the focus; each line leads to its field. The status line keeps what a toast says."
    >
      <div className="nl-specimen__grid">
        <State name="Summary" code="<Summary>">
          <Summary element={summary} idPrefix="demo-wrong" title="There is a problem" errors={errors} />
        </State>
        <State name="Status line, sent" code="nl-form__status nl-form__status--sent">
          <div className="nl-form">
            <p className="nl-form__status nl-form__status--sent">
              Subscribed Successfully. Check your email to confirm.
            </p>
          </div>
        </State>
        <State name="Status line, not sent" code="nl-form__status">
          <div className="nl-form">
            <p className="nl-form__status">{keptOnDevice(contact.phone.display)}</p>
          </div>
        </State>
        <State name="Ground of a form" code="<FormPanel>">
          <FormPanel className="nl-specimen__form">
            <p>Whatever the form holds.</p>
          </FormPanel>
        </State>
        <State name="Promise of a request" code='<FormPromise purpose="request">'>
          <FormPromise purpose="request" />
        </State>
        <State name="Promise of the newsletter" code='<FormPromise purpose="newsletter">'>
          <FormPromise purpose="newsletter" />
        </State>
      </div>
    </Group>
  );
}
