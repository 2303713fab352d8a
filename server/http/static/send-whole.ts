import type { ReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline, Transform } from 'node:stream';

/**
 * Sends a file that is being piped into an answer, as long as the answer says it is. A file that vanishes or
 * changes between its `stat` and the reading ends the connection: extra bytes would be read as the beginning of
 * the next answer.
 */
export function sendWhole(file: ReadStream, res: ServerResponse): void {
  let left = Number(res.getHeader('content-length'));
  const exactly = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(new Error('The file has become longer'));
      else done(null, chunk);
    },
    flush(done) {
      done(left > 0 ? new Error('The file has become shorter') : null);
    },
  });
  file.unpipe(res);
  // Whatever goes wrong destroys the answer.
  pipeline(file, exactly, res, () => undefined);
}
