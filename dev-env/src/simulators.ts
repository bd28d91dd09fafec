import path from 'node:path';
import { merken } from '@mijn/domain/merken';
import { leesDag, verzetDag } from '@mijn/provider/tijd';
import { createDigidSimulator } from '@mijn/simulators/digid';
import { createIdealSimulator } from '@mijn/simulators/ideal';
import { createTijdPagina } from '@mijn/simulators/tijd';
import { personas } from '@mijn/testdata/personas';
import { jobsBetween } from './jobsBetween.ts';
import { debitBank } from './paying.ts';
import type { Setting } from './setting.ts';

/** Under which name the gateway is known at the DigiD simulator. */
export const digidClientId = 'mijn';

/** Starts the DigiD broker, which knows the gateway under every brand's address. */
export async function startDigid({
  keys,
  log,
  brands,
  simulators,
  closing,
}: Setting): Promise<void> {
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

/** Starts the payment provider; its payments are kept beside the insurer's data. */
export async function startIdeal(setting: Setting): Promise<void> {
  const { options, keys, log, brands, simulators, closing } = setting;
  const { port, url } = simulators.ideal;
  const payees = brands.map((brand) => [new URL(brand.url).host, merken[brand.merk].naam]);
  const { app } = await createIdealSimulator({
    adres: url,
    sleutel: keys.idealApiKey,
    begunstigden: Object.fromEntries(payees),
    opslagMap: path.join(options.varDir, 'ideal'),
    log: log.child({ app: 'ideal' }),
  });
  closing.add('ideal', () => app.close());
  await app.listen({ port, host: 'localhost' });
}

/** Starts the page on which the insurer's day is moved forward. */
export async function startTijd({ log, databaseUrl, simulators, closing }: Setting): Promise<void> {
  const { app } = await createTijdPagina({
    leesDag: async () => String(await leesDag(databaseUrl)),
    verzetDag: async (dagen) => {
      const from = await leesDag(databaseUrl);
      const until = await verzetDag(databaseUrl, dagen, { incassobank: debitBank });
      return jobsBetween(databaseUrl, from, until);
    },
    log: log.child({ app: 'tijd' }),
  });
  closing.add('tijd', () => app.close());
  await app.listen({ port: simulators.tijd.port, host: 'localhost' });
}
