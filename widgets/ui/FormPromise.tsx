import { retention } from '../../shared/company/hours.ts';
import { useWidgetScope } from './WidgetScope.ts';

type FormPromiseProps = {
  purpose: 'request' | 'newsletter';
};

const sentences = {
  request: `We use these details to reply to this request and keep them for ${retention.leadMonths} months.`,
  newsletter:
    'We use your address for this newsletter alone. When you withdraw, we keep only the proof of your consent.',
};

/** How details are used and how long they are stored (decision 29). */
export function FormPromise({ purpose }: FormPromiseProps) {
  const { origin } = useWidgetScope();
  return (
    <p className="nl-form-promise">
      <span>{sentences[purpose]}</span> <a href={`${origin}/privacy-policy`}>Privacy policy</a>
    </p>
  );
}
