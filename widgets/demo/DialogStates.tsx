import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Group, State } from './Specimen.tsx';

export function DialogStates() {
  const [open, setOpen] = useState(false);
  return (
    <Group
      id="demo-dialog"
      title="Dialog"
      about="Modal: the browser holds the focus, Escape closes it, and the focus goes back to the button. Toasts show inside it."
    >
      <State name="Closed" code="<Dialog>">
        <Button look="plain" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
      </State>
      {open && (
        <Dialog titleId="demo-dialog-title-line" title="A dialog" onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <p>Only what is in here can be reached until it is closed.</p>
              <div className="nl-form__actions">
                <Button onClick={close}>Close</Button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </Group>
  );
}
