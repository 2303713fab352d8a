/** Providers whose domains belong to many people, of whom many may write to us in an hour. */
export const largeProviders: ReadonlySet<string> = new Set(
  (
    'gmail.com outlook.com hotmail.com hotmail.ca live.com live.ca msn.com yahoo.com yahoo.ca ymail.com icloud.com me.com mac.com ' +
    'aol.com proton.me protonmail.com gmx.com mail.com rogers.com bell.net sympatico.ca shaw.ca telus.net videotron.ca cogeco.ca'
  ).split(' '),
);

export const isLargeProvider = (domain: string): boolean => largeProviders.has(domain);

/**
 * The domain that one owner holds, as far as its name tells: `a.b.example.com` is `example.com`, `a.example.co.uk` is
 * `example.co.uk`. A catch-all mailbox gets the mail of all names below it.
 */
export function ownDomain(mailbox: string): string {
  const labels = mailbox.slice(mailbox.lastIndexOf('@') + 1).split('.');
  const [second = '', top = ''] = labels.slice(-2);
  // Country domains with a level of their own, such as `.co.uk` and `.com.au`.
  const levels = top.length === 2 && second.length <= 3 ? 3 : 2;
  return labels.slice(-levels).join('.');
}
