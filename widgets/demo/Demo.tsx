import { MicroInteractionsProvider } from '../ui/MicroInteractions.tsx';
import { ButtonStates } from './ButtonStates.tsx';
import { DemoAppearance } from './DemoAppearance.tsx';
import { DialogStates } from './DialogStates.tsx';
import { FieldStates } from './FieldStates.tsx';
import { FormStates } from './FormStates.tsx';
import { OutsideProvider } from './OutsideProvider.tsx';
import { ScrollStates } from './ScrollStates.tsx';
import { ToastStates } from './ToastStates.tsx';

export const demoOptions = {} as const;

/** The catalogue of `widgets/ui`: every part in every state, and what the page shares with all of them. */
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
