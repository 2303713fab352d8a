// Not port 0: a command must pass its port on before it starts.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';
import { Problem } from './say.mjs';

function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const { port: taken } = server.address();
      server.close(() => resolve(taken));
    });
  });
}

/** Below the ephemeral ports (from 32768 on Linux), which the system may assign before the caller listens. */
const quietPorts = { from: 20_000, to: 30_000 };

/** A hundred for each process and thread, so that two do not choose the same port before they listen. */
const own = quietPorts.from + ((process.pid * 7 + threadId) % 100) * 100;
let next = randomInt(100);

/** @returns {Promise<number>} a free loopback port, different each time */
export async function freePort() {
  for (let tries = 1; ; tries++) {
    try {
      next = (next + 1) % 100;
      return await tryPort(own + next, '127.0.0.1');
    } catch (error) {
      if (tries === 100) throw error;
    }
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @throws {Problem} if the server cannot listen
 */
export async function claimPort(port, host) {
  try {
    await tryPort(port, host);
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      throw new Problem(
        `Port ${port} is in use: stop what uses it, or choose another one, for example PORT=${port + 1} npm start`,
      );
    if (error.code === 'EACCES')
      throw new Problem(
        `Port ${port} is not allowed for this user: choose one above 1024, for example PORT=8080 npm start`,
      );
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code))
      throw new Problem(`HOST is "${host}": this machine has no such address. Leave it out, or name one it has.`);
    throw error;
  }
}

export const wantedHost = () => process.env.HOST || '127.0.0.1';

export function wantedPort() {
  const port = Number(process.env.PORT || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Problem(`PORT is "${process.env.PORT}": it must be a number from 0 to 65535.`);
  return port;
}
