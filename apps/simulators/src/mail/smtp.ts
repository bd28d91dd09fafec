import { createServer, type Server, type Socket } from 'node:net';
import type { MailFault } from './config.ts';

interface SmtpConfig {
  /** What is wrong with it now. */
  readonly fault: () => MailFault;
  /** Told of every mail that was handed over, kept or not. */
  readonly note: () => void;
  /** Keeps a mail: its lines as they came, a byte a character, and whom it is for. */
  readonly keep: (lines: readonly string[], to: readonly string[]) => void;
  readonly reportError: (error: Error) => void;
}

/** More than any mail of ours; the rest of the world's is not asked for. */
const maximumBytes = 1024 * 1024;

const answersToRecipient: Readonly<Partial<Record<MailFault, string>>> = {
  later: '451 4.3.0 busy, try again later',
  refuse: '550 5.1.1 no such mailbox',
};

/** One conversation (RFC 5321), as far as a client that hands over mail needs it. */
class Conversation {
  readonly #config: SmtpConfig;
  readonly #say: (line: string) => void;
  readonly #end: () => void;
  #to: string[] = [];
  #lines: string[] | undefined;

  constructor(config: SmtpConfig, socket: Socket) {
    this.#config = config;
    this.#say = (line) => void socket.write(`${line}\r\n`);
    this.#end = () => void socket.end();
  }

  /** Takes a line of the client. */
  hear(line: string): void {
    if (this.#lines === undefined) this.#obey(line);
    else if (line === '.') this.#finish(this.#lines);
    else this.#lines.push(line.startsWith('.') ? line.slice(1) : line);
  }

  #obey(line: string): void {
    const commands = new Map<string, () => void>([
      ['EHLO', () => this.#say('250 mail.localhost')],
      ['HELO', () => this.#say('250 mail.localhost')],
      ['MAIL', () => this.#startMail()],
      ['RCPT', () => this.#addRecipient(line)],
      ['DATA', () => this.#startData()],
      ['RSET', () => this.#startMail()],
      ['NOOP', () => this.#say('250 ok')],
      ['QUIT', () => this.#leave()],
    ]);
    const obey = commands.get(line.slice(0, 4).toUpperCase());
    if (obey) obey();
    else this.#say('502 5.5.1 not implemented');
  }

  #leave(): void {
    this.#say('221 bye');
    this.#end();
  }

  #startMail(): void {
    this.#to = [];
    this.#say('250 ok');
  }

  #addRecipient(line: string): void {
    const address = /^RCPT TO:\s*<([^>]+)>/i.exec(line)?.[1];
    const refusal =
      address === undefined ? '501 5.1.3 no address' : answersToRecipient[this.#config.fault()];
    if (address !== undefined && refusal === undefined) this.#to.push(address);
    this.#say(refusal ?? '250 ok');
  }

  #startData(): void {
    if (this.#to.length === 0) return this.#say('503 5.5.1 no recipient');
    this.#lines = [];
    return this.#say('354 go on, end with a point');
  }

  #finish(lines: readonly string[]): void {
    this.#lines = undefined;
    this.#config.note();
    if (this.#config.fault() === 'silent') return;
    this.#config.keep(lines, this.#to);
    this.#to = [];
    this.#say('250 kept');
  }
}

function listen(config: SmtpConfig, socket: Socket): void {
  const conversation = new Conversation(config, socket);
  let rest = '';
  let bytes = 0;
  socket.setEncoding('latin1');
  // Whoever goes away has nothing to be told.
  socket.on('error', () => socket.destroy());
  socket.write('220 mail.localhost simulator\r\n');
  socket.on('data', (piece) => {
    rest += String(piece);
    bytes += piece.length;
    if (bytes > maximumBytes) return void socket.destroy();
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) conversation.hear(line);
    return undefined;
  });
}

/**
 * Makes a mail server that keeps what it is given and sends nothing on. The caller listens and closes;
 * who still waits for an answer then is cut off.
 */
export function createSmtpServer(config: SmtpConfig): { server: Server; close: () => void } {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    listen(config, socket);
  });
  server.on('error', config.reportError);
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { server, close };
}
