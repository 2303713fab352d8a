import { Checkbox } from '../ui/Checkbox.tsx';
import { ConsentBox } from '../ui/ConsentBox.tsx';
import { FormContextProvider } from '../ui/FormContext.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Group, State } from './Specimen.tsx';

const services = [
  { value: 'cloud', label: 'Cloud Services' },
  { value: 'voip', label: 'VoIP Solutions' },
];
const errors = {
  email: 'Please enter a valid email address',
  service: 'Please select a service',
  message: 'Please write fewer than 2,000 characters',
};

export function FieldStates() {
  return (
    <Group
      id="demo-fields"
      title="Fields"
      about="A visible label, the hint before the control, the error under it. A field takes its error from its form by its name."
    >
      <FormContextProvider value={{ idPrefix: 'demo', errors: {} }}>
        <div className="nl-specimen__grid">
          <State name="Text" code="<TextField>">
            <TextField name="company" label="Company name" autoComplete="off" />
          </State>
          <State name="With a hint, optional" code="hint optional">
            <TextField
              name="phone"
              label="Phone"
              type="tel"
              hint="With the extension, if there is one"
              autoComplete="off"
              optional
            />
          </State>
          <State name="Select" code="<SelectField>">
            <SelectField name="need" label="Service" placeholder="Select…" options={services} />
          </State>
          <State name="Select, chosen" code='initial="voip"'>
            <SelectField
              name="chosen"
              label="Service, chosen"
              placeholder="Select…"
              options={services}
              initial="voip"
            />
          </State>
          <State name="Several lines" code="<TextAreaField>">
            <TextAreaField name="note" label="Message" optional />
          </State>
          <State name="Box" code="<Checkbox>">
            <Checkbox id="demo-box" name="box" value="yes" label="Send me a copy" />
          </State>
          <State name="Consent, never required" code="<ConsentBox>">
            <ConsentBox />
          </State>
        </div>
      </FormContextProvider>
      <FormContextProvider value={{ idPrefix: 'demo-wrong', errors }}>
        <div className="nl-specimen__grid">
          <State name="Text, wrong" code="errors.email">
            <TextField name="email" label="Work email" type="email" autoComplete="off" />
          </State>
          <State name="Select, wrong" code="errors.service">
            <SelectField name="service" label="Service, wrong" placeholder="Select…" options={services} />
          </State>
          <State name="Several lines, wrong" code="errors.message">
            <TextAreaField name="message" label="Message, wrong" />
          </State>
        </div>
      </FormContextProvider>
    </Group>
  );
}
