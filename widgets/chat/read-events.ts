/** Parses a `text/event-stream` whose data is JSON. */
export async function* readEvents<Data>(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ event: string; data: Data }> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let waiting = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (waiting + value).split(/\r?\n\r?\n/);
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = /^event: ?(.*)$/m.exec(block)?.[1];
        const data = /^data: ?(.*)$/m.exec(block)?.[1];
        // Comments keep the connection open.
        if (event && data) yield { event, data: JSON.parse(data) };
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
