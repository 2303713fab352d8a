import { createHmac } from 'node:crypto';
import { companyTime } from '../format/company-time.ts';
import { networkKey } from '../location/client-address.ts';

/**
 * Ten letters and digits for the network (/24, /48) of an address on one day by the company's clock. They distinguish
 * refusals of different networks; without the secret they reveal nothing about the address. Each day has other marks.
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
