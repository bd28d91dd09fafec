import { createMailSimulator, type MailSimulator } from '@mijn/simulators/mail';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeparateApps, createSeparateApps } from './apart.testing.ts';
import { freePort } from '../postgres/freePort.ts';
import { runStatement } from '../postgres/databases.ts';
import { waitFor } from '../waitFor.ts';

// The insurer in its own process with only its environment, and the mail server.
let apart: SeparateApps;
let simulator: MailSimulator;
beforeAll(async () => {
  simulator = await createMailSimulator({ log: pino({ level: 'silent' }) });
  apart = await createSeparateApps(await freePort());
}, 60_000);
afterAll(async () => {
  await apart.close();
  await simulator.app.close();
});

it('delivers a mail once that was in transit when the insurer was killed', async () => {
  const mail = {
    MAIL_URL: simulator.smtpUrl,
    MAIL_FROM: 'bericht@zilverzand.example',
    PUBLIC_URL: 'http://localhost',
  };
  const first = await apart.startProvider(mail);
  simulator.setFault('silent');
  await runStatement(
    apart.databaseUrl,
    "UPDATE insurer.relatie SET email = 'nieuw@voorbeeld.example' WHERE roepnaam = 'Sanne'",
  );
  await waitFor('the mail to be handed over', () => simulator.handedOver() > 0);
  await first.kill();
  expect(simulator.mails()).toEqual([]);
  simulator.setFault('none');
  // Skips the time during which nobody else takes a mail in transit.
  await runStatement(apart.databaseUrl, 'UPDATE insurer.mail SET not_before = created');
  await apart.startProvider(mail);
  const [kept] = await waitFor('the mail', () => simulator.mails().length > 0 && simulator.mails());
  expect(kept).toMatchObject({
    from: '"Zilverzand" <bericht@zilverzand.example>',
    to: ['sanne@voorbeeld.example'],
    subject: 'Er is iets gewijzigd in je gegevens bij Zilverzand',
  });
  expect(kept?.text).toContain('is gewijzigd: je e-mailadres.');
  expect(simulator.handedOver()).toBe(2);
}, 120_000);
