import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchQuestions } from '../../server/chat/bench-questions.ts';
import { paths } from '../../shared/http.ts';
import { end, start } from './leads-bench.ts';

/** Concurrent conversations, and messages in each. */
export const visitors = 20;
const messages = 25;

/**
 * Response times of complete answers over HTTP, from the real server with storage on disk. Each visitor sends the next
 * message once the last is answered.
 * @returns ascending times (ms) without the first message of each conversation, a warm-up
 * @throws if a message is not answered
 */
export async function benchVisitors(): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'northlume-chat-bench-'));
  const { child, url } = await start('lead-server.ts', { DATA_DIR: dataDir, CHAT_UNKNOWN_COUNTRY: 'allow' });
  try {
    const each = await Promise.all(Array.from({ length: visitors }, (_, at) => converse(url, at)));
    return each.flat().sort((one, other) => one - other);
  } finally {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function converse(url: string, visitor: number): Promise<number[]> {
  const questions = benchQuestions().filter(({ part }) => part !== 'development');
  const sessionId = randomUUID();
  const clientInfo = { name: 'Ada Byron', email: `${sessionId}@visitor.example`, phone: '416-555-0100' };
  let secret: string | undefined;
  const times: number[] = [];
  for (let at = 0; at <= messages; at++) {
    const { question: message } = questions[(visitor * messages + at) % questions.length] ?? { question: 'hours' };
    const begun = performance.now();
    const reply = await fetch(url + paths.chatMessage, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ message, sessionId, clientInfo, secret }),
    });
    const answer = (await reply.json()) as { secret?: string };
    if (!reply.ok) throw new Error(`${reply.status}: ${JSON.stringify(answer)}`);
    if (at > 0) times.push(performance.now() - begun);
    secret ??= answer.secret;
  }
  return times;
}
