import { about } from '../base/about.ts';
import type { OptionsOf, OptionTable } from '../base/option-table.ts';
import { EmailMe } from '../ui/EmailMe.tsx';

export const emailPageOptions = {
  path: {
    kind: 'text',
    default: '',
    about: about('Path of the page whose short answer or estimate is sent; set by the build.'),
  },
  idPrefix: { kind: 'text', default: 'nl-email-me', about: about('Prefix of the field id.') },
} as const satisfies OptionTable;

/** Sends an article's title, short answer and link; the estimate of the pricing page. */
export function EmailPage({ path, idPrefix }: OptionsOf<typeof emailPageOptions>) {
  return (
    <EmailMe
      wanted={{ kind: 'page', path }}
      hint={`One message with the ${path === '/pricing' ? 'estimate' : 'short answer'} and the link; no newsletter, no call.`}
      otherwise="Copy the address of this page instead"
      idPrefix={idPrefix}
    />
  );
}
