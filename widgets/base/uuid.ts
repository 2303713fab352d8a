/** A version 4 UUID. `crypto.randomUUID` needs a secure context; a partner's page may use plain HTTP. */
export function uuid(): string {
  // 0 becomes a random digit; 8 holds the variant bits and two random ones.
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit === '8' ? 8 | (random & 3) : random & 15).toString(16);
  });
}
