import { type AddressInfo, createServer, type Socket } from 'node:net';

export type ImapServer = {
  url: string;
  /** Puts an email into the mailbox, and tells who idles. */
  deliver(raw: string): void;
  /** Commands that would change the mailbox. */
  changes: string[];
  /** All commands. */
  said: string[];
  /** Cuts every connection. */
  cut(): void;
  stop(): Promise<void>;
};

const login = { user: 'hello@company.example', password: 'p ss' };

/**
 * As much of IMAP (RFC 3501, 2177) as reading one mailbox takes.
 * @param before the number of the email before the first
 * @param saysNext whether it says which number comes next
 */
export async function imapServer({ before = 0, saysNext = true } = {}): Promise<ImapServer> {
  const mails: string[] = [];
  const changes: string[] = [];
  const said: string[] = [];
  const sockets = new Set<Socket>();
  const idling = new Map<Socket, string>();

  function answer(socket: Socket, line: string): void {
    const say = (...lines: string[]) => socket.write(lines.map((one) => `${one}\r\n`).join(''));
    const idle = idling.get(socket);
    if (idle !== undefined && /^DONE$/i.test(line)) {
      idling.delete(socket);
      say(`${idle} OK done`);
      return;
    }
    const [tag = '', first = '', ...rest] = line.split(' ');
    const command = (first.toUpperCase() === 'UID' ? rest.shift() : first)?.toUpperCase() ?? '';
    const words = rest.join(' ');
    if (command === 'CAPABILITY') say('* CAPABILITY IMAP4rev1 IDLE');
    if (command === 'LOGIN' && !(words.includes(login.user) && words.includes(login.password)))
      return void say(`${tag} NO [AUTHENTICATIONFAILED] wrong password`);
    if (command === 'LIST') say('* LIST (\\HasNoChildren) "/" "INBOX"');
    if (command === 'EXAMINE')
      say(
        `* ${mails.length} EXISTS`,
        '* 0 RECENT',
        '* FLAGS (\\Seen)',
        '* OK [UIDVALIDITY 7] ok',
        ...(saysNext ? [`* OK [UIDNEXT ${before + mails.length + 1}] ok`] : []),
      );
    if (['SELECT', 'STORE', 'COPY', 'MOVE', 'EXPUNGE', 'APPEND'].includes(command)) changes.push(line);
    if (command === 'SEARCH') {
      const from = Number(/(\d+):\*/.exec(words)?.[1] ?? 1);
      // `n:*` is the last one too, where it is older.
      const all = mails.map((_, place) => before + place + 1);
      const found = /\d+:\*/.test(words) ? all.filter((uid) => uid >= from || uid === all.at(-1)) : all.slice(-1);
      say(`* SEARCH ${found.join(' ')}`);
    }
    if (command === 'FETCH') {
      const uid = Number.parseInt(words, 10);
      const raw = mails[uid - before - 1];
      if (raw !== undefined)
        socket.write(`* ${uid - before} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(raw)}}\r\n${raw})\r\n`);
    }
    if (command === 'IDLE') {
      idling.set(socket, tag);
      say('+ idling', `* ${mails.length} EXISTS`);
      return;
    }
    say(`${tag} OK ${command === 'EXAMINE' ? '[READ-ONLY] ' : ''}done`);
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let held = '';
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      idling.delete(socket);
    });
    socket.on('data', (data) => {
      const lines = (held + data).split('\r\n');
      held = lines.pop() ?? '';
      said.push(...lines);
      for (const line of lines) answer(socket, line);
    });
    socket.write('* OK ready\r\n');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const [user, password] = [login.user, login.password].map(encodeURIComponent);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `imap://${user}:${password}@127.0.0.1:${port}/INBOX`,
    deliver(raw) {
      mails.push(raw.replace(/\r?\n/g, '\r\n'));
      for (const socket of idling.keys()) socket.write(`* ${mails.length} EXISTS\r\n`);
    },
    changes,
    said,
    cut,
    async stop() {
      cut();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}
