import type { Response } from 'express';

/** An answer in pieces, as `text/event-stream` (WHATWG HTML, "Server-sent events"). */
export type EventStream = {
  /** Begins the answer; before that a refusal can still be answered. The first event does it too. */
  open(): void;
  send(event: string, data: unknown): void;
};

/** A line that means nothing, so that neither server nor proxy takes a quiet stream for a dead one (ms). */
const heartbeat = 25_000;

/** Answers with the events that `write` sends. Rejects with what it throws. */
export async function sendEvents(res: Response, write: (out: EventStream) => Promise<void>): Promise<void> {
  let beating: NodeJS.Timeout | undefined;

  function open(): void {
    if (res.headersSent || res.destroyed) return;
    res.status(200);
    res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // Proxies neither compress nor collect it.
    res.setHeader('Cache-Control', 'no-store, no-transform');
    res.setHeader('X-Accel-Buffering', 'no');
    res.flushHeaders();
    beating = setInterval(() => res.write(':\n\n'), heartbeat);
  }

  function send(event: string, data: unknown): void {
    open();
    if (!res.destroyed && !res.writableEnded) res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  try {
    await write({ open, send });
    open();
    res.end();
  } finally {
    clearInterval(beating);
  }
}
