import { createHash } from 'node:crypto';

/** Whether SHA-256(`token:proof`) begins with `bits` zero bits (contract, `FormTokenAnswer`). */
export function provesWork(token: string, proof: string, bits: number): boolean {
  const digest = createHash('sha256').update(`${token}:${proof}`).digest();
  return leadingZeroBits(digest) >= bits;
}

function leadingZeroBits(bytes: Uint8Array): number {
  let bits = 0;
  for (const byte of bytes) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
