import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** What the mailbox's server does: what it is asked, or something else. */
export type ImapMode =
  | 'obey'
  | 'hang before greeting'
  | 'hang at FETCH'
  | 'refuse LOGIN'
  | 'give more than was asked for'
  | 'find what was not asked for'
  | 'answer without end';

export interface KeptMail {
  uid: number;
  raw: string;
  isSeen: boolean;
}

export interface Imap {
  url: string;
  mode: ImapMode;
  mails: KeptMail[];
  /** What it was told, without tags. */
  commands: string[];
  close(): void;
}

/** So much of IMAP4rev1 (RFC 3501) as reading a mailbox takes, on loopback; every mail in it is a report. */
export async function startImap(mails: string[] = []): Promise<Imap> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let rest = '';
    socket.on('data', (data) => {
      const lines = (rest + data.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(socket, line);
    });
    if (imap.mode !== 'hang before greeting') socket.write('* OK ready\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const imap: Imap = {
    url: `imap://bounces:secret@127.0.0.1:${port}/INBOX`,
    mode: 'obey',
    mails: mails.map((raw, index) => ({ uid: index + 1, raw, isSeen: false })),
    commands: [],
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return imap;

  function answer(socket: Socket, line: string): void {
    const [tag, ...words] = line.split(' ');
    const command = words.join(' ');
    imap.commands.push(command);
    const name = words[0] === 'UID' ? words[1] : words[0];
    const asked = words[0] === 'UID' ? words.slice(2) : words.slice(1);
    if (name === 'LOGIN' && imap.mode === 'refuse LOGIN') return void socket.write(`${tag} NO not you\r\n`);
    if (name === 'FETCH' && imap.mode === 'hang at FETCH') return;
    for (const told of untagged(name, asked)) socket.write(told, 'latin1');
    if (imap.mode === 'answer without end' && name === 'FETCH') return;
    socket.write(`${tag} OK done\r\n`);
  }

  function untagged(name: string, asked: string[]): string[] {
    if (name === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1\r\n'];
    if (name === 'LIST') return ['* LIST () "/" "INBOX"\r\n'];
    if (name === 'SELECT')
      return [`* ${imap.mails.length} EXISTS\r\n`, '* FLAGS (\\Seen)\r\n', '* OK [UIDVALIDITY 7] ok\r\n'];
    if (name === 'SEARCH') return [`* SEARCH ${found(asked).join(' ')}\r\n`];
    if (name === 'STORE') {
      for (const mail of imap.mails) if (mail.uid === Number(asked[0])) mail.isSeen = true;
      return [];
    }
    if (name === 'LOGOUT') return ['* BYE bye\r\n'];
    return name === 'FETCH' ? fetched(Number(asked[0]), Number(/<0\.(\d+)>/.exec(asked.join(' '))?.[1])) : [];
  }

  function found(asked: string[]): number[] {
    if (imap.mode === 'find what was not asked for')
      return [4_000_000_000, ...imap.mails.map(({ uid }) => uid)];
    const from = Number(/^(\d+):/.exec(asked[asked.indexOf('UID') + 1])?.[1] ?? 1);
    const last = imap.mails.at(-1)?.uid ?? 0;
    return imap.mails
      .filter(({ uid, isSeen }) => !isSeen && uid >= Math.min(from, last))
      .map(({ uid }) => uid);
  }

  function fetched(uid: number, most: number): string[] {
    const index = imap.mails.findIndex((mail) => mail.uid === uid);
    if (imap.mode === 'answer without end') return ['* OK still here\r\n'.repeat(100_000)];
    if (index < 0) return [];
    const all = imap.mails[index].raw;
    const text = imap.mode === 'give more than was asked for' ? all.repeat(1000) : all.slice(0, most);
    return [`* ${index + 1} FETCH (UID ${uid} BODY[]<0> {${text.length}}\r\n${text})\r\n`];
  }
}
