import { Button } from '../ui/Button.tsx';
import { Group, State } from './Specimen.tsx';

export function ButtonStates() {
  return (
    <Group
      id="demo-buttons"
      title="Buttons"
      about="One action a form; the others are plain. Disabled says why beside it. Tab to one to see the focus."
    >
      <div className="nl-specimen__row">
        <State name="Action" code="<Button>">
          <Button>Book Assessment</Button>
        </State>
        <State name="Plain" code='<Button look="plain">'>
          <Button look="plain">Cancel</Button>
        </State>
        <State name="Disabled" code="<Button disabled>">
          <Button disabled>Submitting...</Button>
        </State>
        <State name="Plain, disabled" code='<Button look="plain" disabled>'>
          <Button look="plain" disabled>
            Cancel
          </Button>
        </State>
      </div>
    </Group>
  );
}
