/**
 * A `fetch` for services of the settings. Reading an answer of more than `most` bytes (unpacked) fails: none fills the
 * memory.
 */
export const limitedFetch =
  (most: number): typeof fetch =>
  async (address, options) => {
    const answer = await fetch(address, options);
    let left = most;
    const counted = answer.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, out) {
          left -= piece.length;
          if (left < 0) out.error(new Error('The answer is too long'));
          else out.enqueue(piece);
        },
      }),
    );
    return new Response(counted ?? null, answer);
  };
