import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMailSimulator, type MailSimulator } from './createMailSimulator.ts';

const { log } = Fastify({ logger: { level: 'silent' } });
let simulator: MailSimulator;
beforeEach(async () => {
  simulator = await createMailSimulator({ log });
});
afterEach(() => simulator.app.close());

/** Sends these lines, each after the answer to the previous one; returns the codes of the answers. */
async function talk(...lines: readonly string[]): Promise<string[]> {
  const socket = connect(Number(new URL(simulator.smtpUrl).port), '127.0.0.1');
  const codes: string[] = [];
  for (const line of ['', ...lines]) {
    if (line) socket.write(`${line}\r\n`);
    const [answer]: unknown[] = await once(socket, 'data');
    codes.push(String(answer).slice(0, 3));
  }
  socket.destroy();
  return codes.slice(1);
}

const message = [
  'From: =?UTF-8?Q?Zilverzand_=E2=82=AC?= <bericht@zilverzand.example>',
  'Subject: =?UTF-8?B?RcOpbiB3aWp6aWdpbmc=?=',
  ' in je gegevens',
  'Message-ID: <1@zilverzand.example>',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'E=C3=A9n regel =',
  'die doorgaat',
  '..met een punt',
  '.',
].join('\r\n');
const hand = ['EHLO me', 'MAIL FROM:<a@b.example>', 'RCPT TO:<sanne@voorbeeld.example>', 'DATA'];

describe('the mail simulator', () => {
  it('stores a mail as readable text', async () => {
    expect(await talk(...hand, message, 'QUIT')).toEqual([
      '250',
      '250',
      '250',
      '354',
      '250',
      '221',
    ]);
    expect(simulator.mails()).toMatchObject([
      {
        id: '<1@zilverzand.example>',
        from: '"Zilverzand €" <bericht@zilverzand.example>',
        to: ['sanne@voorbeeld.example'],
        subject: 'Eén wijziging in je gegevens',
        text: 'Eén regel die doorgaat\n.met een punt',
      },
    ]);
  });

  it('shows mails on its page, newest first, as text', async () => {
    await talk(...hand, message.replace('doorgaat', '<b>doorgaat'));
    const { body, headers } = await simulator.app.inject('/');
    expect(body).toContain('die &lt;b&gt;doorgaat');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['later', '451'],
    ['refuse', '550'],
  ])('can be %s for all mails', async (fault, code) => {
    const form = {
      payload: `fault=${fault}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    await simulator.app.inject({ method: 'POST', url: '/', ...form });
    expect((await talk(...hand)).slice(2)).toEqual([code, '503']);
    expect((await simulator.app.inject('/')).body).toMatch(new RegExp(`value="${fault}" checked`));
  });

  it('accepts a mail without storing or answering it when silent, and can still be closed', async () => {
    simulator.setFault('silent');
    const answered = talk(...hand, message);
    await expect.poll(() => simulator.handedOver()).toBe(1);
    expect(simulator.mails()).toEqual([]);
    await simulator.app.close();
    expect((await answered).at(-1)).toBe('421');
    simulator = await createMailSimulator({ log });
  });

  it('restores mails after a restart', async () => {
    const storageFolder = await mkdtemp(path.join(tmpdir(), 'mijn-mail-'));
    await simulator.app.close();
    simulator = await createMailSimulator({ log, storageFolder });
    await talk(...hand, message);
    await simulator.app.close();
    simulator = await createMailSimulator({ log, storageFolder });
    expect(simulator.mails()).toHaveLength(1);
    await rm(storageFolder, { recursive: true });
  });

  it('refuses to start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(createMailSimulator({ log })).rejects.toThrow('NODE_ENV=production');
    vi.unstubAllEnvs();
  });
});
