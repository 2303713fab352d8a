/** Digests a turn: enough to keep the hasher busy, few enough that the page stays responsive. */
const batch = 256;

/**
 * Finds the proof that the server asks for under unusual load: a number such that SHA-256(`token:number`)
 * begins with `bits` zero bits. Undefined where the page has no SubtleCrypto (plain http): the request goes
 * without, and the server decides. Rejects when the signal ends.
 */
export async function findProof(token: string, bits: number, signal: AbortSignal): Promise<string | undefined> {
  if (!crypto.subtle) return undefined;
  const encoder = new TextEncoder();
  for (let start = 0; ; start += batch) {
    signal.throwIfAborted();
    const candidates = Array.from({ length: batch }, (_, index) => String(start + index));
    const digests = await Promise.all(
      candidates.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(`${token}:${proof}`))),
    );
    const found = digests.findIndex((digest) => leadingZeroBits(new Uint8Array(digest)) >= bits);
    if (found >= 0) return candidates[found];
  }
}

/** How many zero bits a digest begins with. */
export function leadingZeroBits(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0);
  if (first < 0) return digest.length * 8;
  return first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}
