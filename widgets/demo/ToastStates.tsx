import { type ToastType, toastDuration } from '../state/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { useMicroInteractions } from '../ui/MicroInteractions.tsx';
import { Toast } from '../ui/Toast.tsx';
import { Group, State } from './Specimen.tsx';

/** Colours and symbols: docs/product.md, section 9. */
const kinds: { type: ToastType; name: string; title: string; text: string }[] = [
  { type: 'success', name: 'Green, check', title: 'Subscribed Successfully', text: 'Check your email to confirm' },
  { type: 'error', name: 'Red, cross', title: 'Submission Failed', text: 'Please try again or call us' },
  { type: 'warning', name: 'Yellow, warning sign', title: 'Invalid Email', text: 'Please enter a valid email address' },
  { type: 'info', name: 'Blue, info sign', title: 'Sent after all', text: 'Your request has reached us' },
];

export function ToastStates() {
  const { toast } = useMicroInteractions();
  return (
    <Group
      id="demo-toasts"
      title="Toasts"
      about="One at a time, for 3 seconds, longer while pointed at or focused. A press of a button below shows a real one."
    >
      <div className="nl-specimen__grid">
        {kinds.map(({ type, name, title, text }) => (
          <State name={name} code={`toast('${type}')`} key={type}>
            {/* A static sample, outside the live region. */}
            <div inert>
              <Toast toast={{ id: `demo-${type}`, type, title, text, duration: toastDuration, from: '' }} />
            </div>
            <Button look="plain" onClick={() => toast(type, title, text)}>
              Show {type}
            </Button>
          </State>
        ))}
      </div>
    </Group>
  );
}
