/** A version 4 UUID. `crypto.randomUUID` exists only in secure contexts, and a partner’s page may use plain http. */
export function uuid(): string {
  // Random digits in place of 0; of 8, whose first two bits say the variant, the last two.
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit === '8' ? 8 | (random & 3) : random & 15).toString(16);
  });
}
