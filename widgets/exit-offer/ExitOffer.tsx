import { useState } from 'react';
import type { LeadAnswer } from '../../shared/forms/lead-answer.ts';
import { scanMessages } from '../../shared/forms/messages.ts';
import { darkWebScan } from '../../shared/options.ts';
import { about } from '../base/about.ts';
import { forPartners } from '../base/for-partners.ts';
import type { OptionsOf, OptionTable } from '../base/option-table.ts';
import { useOwnEffect } from '../base/use-own-effect.ts';
import { Booked } from '../booking/Booked.tsx';
import { BookingForm } from '../booking/BookingForm.tsx';
import { noteOffer } from '../state/interruption-times.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { ScanSpecimen } from './ScanSpecimen.tsx';

export const exitOfferOptions = {
  source: { kind: 'text', default: 'exit', about: about('What opened the offer, in your own words; for analytics.') },
} as const satisfies OptionTable;

type ExitOfferProps = OptionsOf<typeof exitOfferOptions> & {
  onClose: () => void;
};

const titleId = 'nl-exit-offer-title';

/** The free dark web scan (decision 16). */
export function ExitOffer({ source, onClose }: ExitOfferProps) {
  const { origin } = useWidgetScope();
  const [answer, setAnswer] = useState<LeadAnswer>();

  // On our own pages it also opens automatically, so every opening is recorded.
  useOwnEffect(() => {
    if (origin === '') noteOffer('shown');
  }, []);

  function closed(): void {
    if (!forPartners && origin === '') noteOffer('dismissed');
    onClose();
  }

  return (
    <Dialog
      titleId={titleId}
      title={answer ? '' : 'Free dark web scan'}
      onClose={closed}
      unasked={source === exitOfferOptions.source.default}
    >
      {(close) =>
        answer ? (
          <Booked answer={answer} headingId={titleId} title={scanMessages.successTitle}>
            <Button onClick={close}>Close</Button>
          </Booked>
        ) : (
          <>
            <div className="nl-exit-offer">
              <p>
                We search leaked data for your company’s email domain, and tell you which addresses are in it, from
                which leak, and which passwords to change first.
              </p>
              <p className="nl-exit-offer__limits">
                It does not touch your network, and nobody can see all that is traded: if we find nothing, that proves
                nothing. <a href={`${origin}/library/dark-web-monitoring-explained`}>What such a report tells you</a>
              </p>
              {!forPartners && <ScanSpecimen />}
            </div>
            <BookingForm
              form="exit-offer"
              service={darkWebScan.value}
              page=""
              source={source}
              idPrefix="nl-exit-offer"
              onSent={setAnswer}
              submit="Ask for the scan"
              beside={
                <Button look="plain" onClick={close}>
                  No, thanks
                </Button>
              }
            />
          </>
        )
      }
    </Dialog>
  );
}
