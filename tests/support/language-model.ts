import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AskedModel = { messages: { role: string; content: string }[]; model: string; stream: boolean } & Record<
  string,
  unknown
>;

export type ModelAnswer = (response: ServerResponse, asked: AskedModel) => unknown;

/** Speaks OpenAI's chat completions protocol. */
export async function startLanguageModel() {
  const asked: AskedModel[] = [];
  const headers: (string | undefined)[] = [];
  let closed = 0;
  let answer: ModelAnswer = says('');
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(JSON.parse(body) as AskedModel);
    headers.push(request.headers.authorization);
    response.on('close', () => {
      if (!response.writableFinished) closed++;
    });
    await answer(response, asked.at(-1) as AskedModel);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    headers,
    /** Answers that the client did not wait for. */
    closedEarly: () => closed,
    answers(next: ModelAnswer) {
      answer = next;
      asked.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [{ index: 0, delta: content ? { content } : {}, finish_reason: finish }] })}\n\n`;

export function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

export const says =
  (text: string, usedTokens = 100): ModelAnswer =>
  (response) => {
    begin(response);
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) response.write(chunk(piece));
    response.write(chunk('', 'stop'));
    response.write(
      `data: ${JSON.stringify({ choices: [], usage: { total_tokens: usedTokens, prompt_tokens: 1, completion_tokens: 1 } })}\n\n`,
    );
    response.end('data: [DONE]\n\n');
  };

/** Sends a text, then hangs, ends, or breaks off once `heard` has resolved. */
export const saysHalf =
  (text: string, then: 'hangs' | 'breaks' | 'ends', heard?: Promise<unknown>): ModelAnswer =>
  async (response) => {
    begin(response);
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) response.write(chunk(piece));
    if (then === 'hangs') return;
    await new Promise((left) => response.write('\n', left));
    await heard;
    if (then === 'ends') response.end();
    else response.destroy();
  };
