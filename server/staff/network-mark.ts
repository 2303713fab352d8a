import { createHmac } from 'node:crypto';
import { companyTime } from '../format/company-time.ts';
import { networkKey } from '../location/client-address.ts';

/**
 * Ten letters and digits for the network (/24, /48) of an address on a day in Toronto. It tells refusals of one network
 * from others, and nothing of the address to whoever has no secret; on another day the mark is another.
 */
export function networkMark(secret: string, address: string | undefined, now: number): string {
  const day = companyTime(now).toPlainDate().toString();
  const mark = createHmac('sha256', secret)
    .update(`network ${day} ${networkKey(address)}`)
    .digest();
  return BigInt(`0x${mark.subarray(0, 8).toString('hex')}`)
    .toString(36)
    .padStart(13, '0')
    .slice(-10);
}
