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

/** Catalogue of `widgets/ui`: every component in every state. */
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
