import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { listen } from '@mijn/dev-env/listen';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailFault } from './config.ts';
import { createSmtpServer } from './smtp.ts';

let fault: MailFault;
let noted: number;
let kept: { lines: readonly string[]; to: readonly string[] }[];
let smtp: ReturnType<typeof createSmtpServer>;
let socket: Socket;
beforeEach(async () => {
  [fault, noted, kept] = ['none', 0, []];
  smtp = createSmtpServer({
    fault: () => fault,
    note: () => (noted += 1),
    keep: (lines, to) => kept.push({ lines, to: [...to] }),
    reportError: (error) => expect.unreachable(error.message),
  });
  socket = connect(await listen(smtp.server), '127.0.0.1').setEncoding('latin1');
  await once(socket, 'data');
});
afterEach(() => {
  socket.destroy();
  smtp.close();
});

/** Says something whole; the answer's code. */
async function say(text: string): Promise<string> {
  socket.write(`${text}\r\n`);
  const [answer]: unknown[] = await once(socket, 'data');
  return String(answer).slice(0, 3);
}

async function sayAll(...lines: readonly string[]): Promise<string[]> {
  const codes: string[] = [];
  for (const line of lines) codes.push(await say(line));
  return codes;
}

const begin = ['EHLO me', 'MAIL FROM:<a@b.example>'];

describe('a conversation with the mail server', () => {
  it('hands a mail over to everybody named, a point at the front of a line as it was meant', async () => {
    const codes = await sayAll(...begin, 'RCPT TO:<c@d.example>', 'rcpt to: <e@f.example>', 'DATA');
    expect(codes).toEqual(['250', '250', '250', '250', '354']);
    expect(await say('Subject: x\r\n\r\n..point\r\nRSET\r\n.')).toBe('250');
    expect(kept).toEqual([
      { lines: ['Subject: x', '', '.point', 'RSET'], to: ['c@d.example', 'e@f.example'] },
    ]);
    expect(noted).toBe(1);
  });

  it('takes a line that comes in pieces', async () => {
    socket.write('NO');
    expect(await say('OP')).toBe('250');
  });

  it('forgets the recipients of the mail before', async () => {
    await sayAll(...begin, 'RCPT TO:<c@d.example>', 'DATA', 'x\r\n.');
    expect(await say('DATA')).toBe('503');
    await sayAll(...begin, 'RCPT TO:<c@d.example>');
    expect(await sayAll('RSET', 'DATA')).toEqual(['250', '503']);
  });

  it('refuses what it does not know, and a recipient without an address', async () => {
    expect(await sayAll('VRFY x', 'RCPT TO: c@d.example', 'DATA')).toEqual(['502', '501', '503']);
  });

  it('ends when the client leaves', async () => {
    expect(await say('QUIT')).toBe('221');
    await once(socket, 'end');
  });

  it('ends without an answer for whoever sends more than any mail of ours', async () => {
    // What it sends after the end is refused, which is no matter here.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('x'.repeat(1024 * 1024 + 1));
    await closed;
    expect(kept).toEqual([]);
  });
});

describe('a fault of the mail server', () => {
  it.each<[MailFault, string]>([
    ['later', '451'],
    ['refuse', '550'],
  ])('%s answers %s, and takes no mail', async (what, code) => {
    fault = what;
    expect(await sayAll(...begin, 'RCPT TO:<c@d.example>', 'DATA')).toEqual([
      '250',
      '250',
      code,
      '503',
    ]);
  });

  it('silent takes the mail, keeps nothing and never answers', async () => {
    fault = 'silent';
    expect((await sayAll(...begin, 'RCPT TO:<c@d.example>', 'DATA')).at(-1)).toBe('354');
    socket.write('x\r\n.\r\n');
    await expect.poll(() => noted).toBe(1);
    expect(kept).toEqual([]);
  });
});
