import { useEffect, useState } from 'react';
import { company } from '../../shared/company/company.ts';
import { contactPage } from '../../shared/http.ts';
import { type RoiInputs, roiFragment } from '../../shared/tools/roi.ts';
import { track } from '../analytics/track.ts';
import { Button } from '../ui/Button.tsx';
import { EmailMe } from '../ui/EmailMe.tsx';

type RoiActionsProps = { inputs: RoiInputs; verdict: string; idPrefix: string };

/** Copy a link, print, email, or book a call. */
export function RoiActions({ inputs, verdict, idPrefix }: RoiActionsProps) {
  const [said, say] = useState('');
  const fragment = roiFragment(inputs);
  // The copied link no longer matches.
  useEffect(() => say(''), [fragment]);

  function copy(): void {
    track('roi_calculator', { action: 'address' });
    const address = `${location.origin}${location.pathname}#${fragment}`;
    history.replaceState(history.state, '', `#${fragment}`);
    Promise.resolve(navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
      () => say('The address of this result is copied.'),
      () => say('The address of this result is now in the address bar: copy it from there.'),
    );
  }

  function print_(): void {
    track('roi_calculator', { action: 'print' });
    print();
  }

  return (
    <div className="nl-roi-calculator__actions" data-script-only="">
      <div className="nl-roi-calculator__buttons">
        <Button look="plain" onClick={copy}>
          Copy the address of this result
        </Button>
        <Button look="plain" onClick={print_}>
          Print
        </Button>
      </div>
      <EmailMe
        wanted={{ kind: 'roi', fragment }}
        hint="One message with the figures and the link; no newsletter, no call."
        otherwise="Copy the address of the result instead"
        idPrefix={idPrefix}
        onSent={() => track('roi_calculator', { action: 'email' })}
      />
      <p className="nl-roi-calculator__said" role="status">
        {said}
      </p>
      <a
        className="nl-button"
        href={contactPage}
        data-open="booking"
        data-source="roi-calculator"
        data-message={`My result of the ROI calculator: ${verdict} ${company.origin}/roi-calculator#${fragment}`}
        onClick={() => track('roi_calculator', { action: 'consult' })}
      >
        Have someone go through it with me
      </a>
    </div>
  );
}
