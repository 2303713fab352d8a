import type { Response } from 'express';

/** `text/event-stream` (WHATWG HTML, "Server-sent events"). */
export type EventStream = {
  /** Starts the answer, as the first event does. Refusals are possible until then. */
  open(): void;
  send(event: string, data: unknown): void;
};

/** Interval (ms) of empty lines that keep proxies from closing a quiet stream. */
const heartbeat = 25_000;

/** Rejects with what `write` throws. */
export async function sendEvents(res: Response, write: (out: EventStream) => Promise<void>): Promise<void> {
  let beating: NodeJS.Timeout | undefined;

  function open(): void {
    if (res.headersSent || res.destroyed) return;
    res.status(200);
    res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // Keeps proxies from compressing or buffering it.
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
