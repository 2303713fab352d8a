import { randomUUID } from 'node:crypto';
import type { Engine, EngineAnswer, Question } from '../../server/chat/engine/engine.ts';
import type { ChatAnswer, ConversationAnswer } from '../../shared/chat/chat.ts';
import { paths } from '../../shared/http.ts';
import type { TestServer } from './server.ts';

export const gate = {
  name: 'Ann Example',
  email: 'ann@visitor.example',
  phone: '416 555 0100',
  company: 'Example Dental',
};

/** Records the questions. */
export function scriptedEngine(
  answer: (question: Question, options: Parameters<Engine['answer']>[1]) => Promise<string | Partial<EngineAnswer>>,
): Engine & { asked: Question[] } {
  const asked: Question[] = [];
  return {
    asked,
    async answer(question, options) {
      asked.push(question);
      const said = await answer(question, options);
      const plain = { text: '', quotes: [], sources: [], known: true, emergency: false };
      return typeof said === 'string' ? { ...plain, text: said } : { ...plain, ...said };
    },
  };
}

export const echo = () => scriptedEngine(async ({ text }) => `You asked: ${text}`);

/** The assistant also answers callers of unknown country. */
export const answering = (engine: Engine, patience?: number) =>
  ({ chat: { engine, ...(patience !== undefined && { patience }) }, chatUnknownCountry: 'allow' }) as const;

/** A widget's session, and the secret from its first answer. */
export class ChatVisitor {
  readonly sessionId: string = randomUUID();
  secret: string | undefined;
  readonly #server: Pick<TestServer, 'postJson' | 'ask'>;
  readonly clientInfo: typeof gate;

  readonly page: string;

  constructor(server: Pick<TestServer, 'postJson' | 'ask'>, clientInfo: typeof gate = gate, page = '/pricing') {
    this.#server = server;
    this.clientInfo = clientInfo;
    this.page = page;
  }

  body(message: string) {
    const { sessionId, clientInfo, page, secret } = this;
    return { message, sessionId, clientInfo, page, ...(secret !== undefined && { secret }) };
  }

  post(message: string, headers?: Record<string, string>): Promise<Response> {
    return this.#server.postJson(paths.chatMessage, this.body(message), headers);
  }

  /**
   * Stores the secret.
   * @throws without an answer
   */
  async ask(message: string, headers?: Record<string, string>): Promise<ChatAnswer> {
    const reply = await this.post(message, headers);
    const answer = (await reply.json()) as ChatAnswer;
    if (!reply.ok) throw new Error(`${reply.status} ${JSON.stringify(answer)}`);
    this.secret = answer.secret ?? this.secret;
    return answer;
  }

  stream(message: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    return this.#server.ask(paths.chatMessage, {
      method: 'POST',
      body: JSON.stringify(this.body(message)),
      ...init,
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...init.headers },
    });
  }

  call(path: string, more: object = {}, headers?: Record<string, string>): Promise<Response> {
    return this.#server.postJson(path, { sessionId: this.sessionId, secret: this.secret ?? '', ...more }, headers);
  }

  async read(): Promise<ConversationAnswer> {
    const answer = await this.call(paths.chatConversation);
    if (!answer.ok) throw new Error(`${answer.status}`);
    return (await answer.json()) as ConversationAnswer;
  }

  /** @param known last message and current answerer, as the widget knows them */
  live(signal: AbortSignal, known: { after?: string; answering?: string } = {}): Promise<Response> {
    const query = new URLSearchParams({ sessionId: this.sessionId, ...known });
    return this.#server.ask(`${paths.chatLive}?${query}`, {
      headers: { Authorization: `Bearer ${this.secret}` },
      signal,
    });
  }
}

export type SentEvent = { event: string; data: Record<string, unknown> };

/** Leaves out comments. */
export async function* eventsOf(answer: Response): AsyncGenerator<SentEvent> {
  let text = '';
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (event) yield { event, data: JSON.parse(data) };
    }
  }
}

export async function allEvents(answer: Response): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  for await (const event of eventsOf(answer)) events.push(event);
  return events;
}
