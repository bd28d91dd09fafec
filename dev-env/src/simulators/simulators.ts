import path from 'node:path';
import { brands as brandFacts, type Brand } from '@mijn/domain/brands';
import { createAfwijkingenService } from '@mijn/provider/afwijkingen';
import { createBankService } from '@mijn/provider/bank';
import { createMailsService } from '@mijn/provider/mails';
import { createArrearsService } from '@mijn/provider/premieachterstanden';
import { createZorgverlenerBillsService } from '@mijn/provider/zorgverlenerBills';
import { readDay, moveDay } from '@mijn/provider/time';
import type { MandateWords } from '@mijn/gateway/sessie/digid';
import { createDigidSimulator } from '@mijn/simulators/digid';
import { createIdealSimulator } from '@mijn/simulators/ideal';
import { createMailSimulator } from '@mijn/simulators/mail';
import type { MailConfig } from '@mijn/provider/mail/mailer';
import { createTimePage } from '@mijn/simulators/clock';
import { pages } from '@mijn/domain/paths';
import { internalPaths } from '@mijn/domain/internalPaths';
import { personas } from '@mijn/testdata/personas';
import { createExampleBills } from './exampleBills.ts';
import { staff } from '@mijn/testdata/staff';
import { jobsBetween } from './jobsBetween.ts';
import type { WorldParts } from '../start/worldParts.ts';

export const digidClientId = 'mijn';

/** How the DigiD simulator speaks of DigiD Machtigen. */
export const simulatedMandates: MandateWords = {
  scope: 'openid bsn machtiging',
  serviceClaim: 'service',
  services: new Map([
    ['urn:mijn:machtigen:zorg', ['zorg']],
    ['urn:mijn:machtigen:facturen', ['facturen']],
    ['urn:mijn:machtigen:alles', ['zorg', 'facturen']],
  ]),
};

export const staffClientId = 'mijn-intern';

/** Starts the DigiD broker, with the gateway's addresses for every brand. */
export async function startDigid({
  keys,
  log,
  brands,
  simulators,
  closing,
}: WorldParts): Promise<void> {
  const { port, url } = simulators.digid;
  const { app } = await createDigidSimulator({
    issuer: url,
    clients: [
      {
        clientId: digidClientId,
        clientSecret: keys.digidClientSecret,
        redirectUris: brands.map((brand) => `${brand.url}/digid`),
      },
    ],
    personas,
    log: log.child({ app: 'digid' }),
  });
  closing.add('digid', () => app.close());
  await app.listen({ port, host: 'localhost' });
}

/** Starts the staff login, a separate issuer. */
export async function startStaffLogin({
  keys,
  log,
  internal,
  simulators,
  closing,
}: WorldParts): Promise<void> {
  const { port, url } = simulators.staff;
  const { app } = await createDigidSimulator({
    kind: 'staff',
    issuer: url,
    clients: [
      {
        clientId: staffClientId,
        clientSecret: keys.staffClientSecret,
        redirectUris: internal.brands.map((brand) => brand.url + internalPaths.login),
      },
    ],
    personas: staff,
    log: log.child({ app: 'staff-login' }),
  });
  closing.add('staff-login', () => app.close());
  await app.listen({ port, host: 'localhost' });
}

/** Starts the payment provider; its payments are stored next to the insurer's data. */
export async function startIdeal(parts: WorldParts): Promise<void> {
  const { options, keys, log, brands, simulators, closing } = parts;
  const { port, url } = simulators.ideal;
  const payees = brands.map(
    (brand) => [new URL(brand.url).host, brandFacts[brand.merk].naam] as const,
  );
  const { app } = await createIdealSimulator({
    address: url,
    apiKey: keys.idealApiKey,
    payees: Object.fromEntries(payees),
    storageFolder: path.join(options.varDir, 'ideal'),
    log: log.child({ app: 'ideal' }),
  });
  closing.add('ideal', () => app.close());
  await app.listen({ port, host: 'localhost' });
}

/** Starts the page that moves the insurer's day. */
export async function startTime({
  log,
  databaseUrl,
  logins,
  debitBank,
  simulators,
  closing,
}: WorldParts): Promise<void> {
  const { app } = await createTimePage({
    readDay: async () => String(await readDay(logins)),
    moveDay: async (days) => {
      const from = await readDay(logins);
      const until = await moveDay(logins, days, { incassoBank: debitBank });
      return jobsBetween(databaseUrl, from, until);
    },
    afwijkingen: createAfwijkingenService(logins),
    bank: createBankService(logins),
    mails: createMailsService(logins),
    zorgverlenerBills: createZorgverlenerBillsService(logins),
    arrears: createArrearsService(logins),
    exampleBills: createExampleBills(logins),
    log: log.child({ app: 'tijd' }),
  });
  closing.add('tijd', () => app.close());
  await app.listen({ port: simulators.time.port, host: 'localhost' });
}

/** Starts the mail server before the insurer, and returns its connection. */
export async function startMail({
  options,
  log,
  brands,
  simulators,
  closing,
}: WorldParts): Promise<MailConfig> {
  const confirmAt = (code: Brand): string =>
    `${brands.find(({ merk }) => merk === code)?.url}${pages.emailBevestigen.path}`;
  const { app, smtpUrl } = await createMailSimulator({
    storageFolder: path.join(options.varDir, 'mail'),
    log: log.child({ app: 'mail' }),
  });
  closing.add('mail', () => app.close());
  await app.listen({ port: simulators.mail.port, host: 'localhost' });
  return {
    url: smtpUrl,
    from: { ZZ: 'bericht@zilverzand.example', AZVZ: 'bericht@ankerzee.example' },
    confirmAt: { ZZ: confirmAt('ZZ'), AZVZ: confirmAt('AZVZ') },
  };
}
