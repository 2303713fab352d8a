import { company } from '../../shared/company/company.ts';
import { currentConsent } from '../../shared/forms/consent-texts.ts';
import { imprint } from '../notifications/letters/imprint.ts';
import { type Letter, paragraph } from '../notifications/letters/letter.ts';

/** Double opt-in: repeats the wording of the consent. */
export function confirmLetter(links: { confirm: string; unsubscribe: string; validDays: number }): Letter {
  return {
    subject: `Please confirm your subscription to ${company.name} updates`,
    parts: [
      paragraph('Hello,'),
      paragraph('Somebody, hopefully you, asked to get our monthly IT security updates at this address.'),
      paragraph(currentConsent('newsletter').text),
      { kind: 'link', label: 'Confirm the subscription', href: links.confirm },
      paragraph(
        `The link works for ${links.validDays} days. If you did not ask for this, do nothing: you will not be subscribed.`,
      ),
    ],
    footer: [{ label: 'Unsubscribe this address', href: links.unsubscribe }, ...imprint],
  };
}
