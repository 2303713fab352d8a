import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MailRefused } from '../notifications/mail-transport.ts';
import { type AddressRule, checkedAddresses } from './public-addresses.ts';

const patience = 10_000;

export type Call = { url: string; headers: Record<string, string>; body: string };

/**
 * Posts to an address and returns the status. The host is looked up once, and the connection goes to what was checked:
 * a name that changes its addresses meanwhile reaches no private network. Redirects are not followed, answers not read.
 * @throws MailRefused for an address that may not be called; other errors are worth a retry
 */
export async function callAddress(rule: AddressRule, { url, headers, body }: Call, signal: AbortSignal) {
  const target = new URL(url);
  const addresses = await checkedAddresses(rule, target);
  if (addresses === 'no address') throw new Error('The name of the receiver is not known');
  if (addresses === 'closed' || !rule.schemes.includes(target.protocol))
    throw new MailRefused('The address is not one of the public internet');
  const lookup: LookupFunction = (_host, options, answer) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (options.all) answer(null, found);
    else answer(null, first?.address ?? '', first?.family);
  };
  const ask = target.protocol === 'http:' ? requestPlain : request;
  return new Promise<number>((resolve, reject) => {
    const asking = ask(target, {
      method: 'POST',
      // No shared connections: each is to an address that was just checked.
      agent: false,
      lookup,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    asking.on('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    asking.on('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(`The receiver cannot be reached (${error.code ?? error.name})`)),
    );
    // A receiver that would speak another protocol (101) gets no error.
    asking.on('close', () => reject(new Error('The receiver closed the connection')));
    asking.end(body);
  });
}
