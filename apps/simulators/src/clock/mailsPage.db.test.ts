import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { GivenUpMail } from './config.ts';
import { createTimePage } from './createTimePage.ts';
import { mailsPath } from './mailsPage.ts';

const one: GivenUpMail = {
  mailId: 'b1',
  relatienummer: '100000001',
  kind: 'wijziging',
  velden: ['email', 'rekening'],
  attempts: 3,
  givenUpAt: Temporal.Instant.from('2026-11-21T23:30:00Z'),
};

async function open(list: readonly GivenUpMail[], url = mailsPath, language = 'nl') {
  const { app } = await createTimePage({
    readDay: async () => '2026-11-21',
    moveDay: async () => [],
    mails: { list: async () => list },
    log: Fastify({ logger: { level: 'silent' } }).log,
  });
  const { body } = await app.inject({ url, headers: { 'accept-language': language } });
  await app.close();
  return body;
}

it('shows staff the recipient, subject and attempts of a mail', async () => {
  expect(await open([], '/')).toContain('href="/mails"');
  const page = await open([one]);
  expect(page).toContain('22 november 2026');
  expect(page).toContain('100000001');
  expect(page).toContain('e-mailadres, rekeningnummer');
  expect(page).toContain('3 keer');
  expect(await open([{ ...one, attempts: 1 }], mailsPath, 'en')).toContain('once');
  const waiting = { ...one, kind: 'bericht', velden: [] };
  expect(await open([waiting])).toContain('een bericht dat klaarstaat');
});

it('reports that there is nothing to do', async () => {
  expect(await open([])).toContain('Alle e-mails zijn aangekomen of nog onderweg.');
});
