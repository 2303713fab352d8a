import { Button } from '../ui/Button.tsx';
import { MicroInteractionsProvider } from '../ui/MicroInteractions.tsx';
import { ScrollArea } from '../ui/ScrollArea.tsx';
import { DemoAppearance } from './DemoAppearance.tsx';
import { DialogStates } from './DialogStates.tsx';
import { FieldStates } from './FieldStates.tsx';
import { FormStates } from './FormStates.tsx';
import { OutsideProvider } from './OutsideProvider.tsx';
import { Group, State } from './Specimen.tsx';
import { ToastStates } from './ToastStates.tsx';

const lines = Array.from({ length: 24 }, (_, at) => `Line ${at + 1} of 24`);

function ScrollStates() {
  return (
    <Group
      id="demo-scroll"
      title="Scroll area"
      about="The bar shows while it is scrolled and goes 600 ms later. By keyboard it is a stop of its own."
    >
      <State name="Scroll area" code="<ScrollArea>">
        <div className="nl-specimen__scroll">
          <ScrollArea aria-label="Twenty-four lines">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </ScrollArea>
        </div>
      </State>
    </Group>
  );
}

export const demoOptions = {} as const;

export function Demo() {
  return (
    <div className="nl-demo">
      <MicroInteractionsProvider>
        <DemoAppearance />
        <ButtonStates />
        <FieldStates />
        <FormStates />
        <ToastStates />
        <DialogStates />
        <ScrollStates />
      </MicroInteractionsProvider>
      <OutsideProvider />
    </div>
  );
}

function ButtonStates() {
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
