import path from 'node:path';
import { merken } from '@mijn/domain/merken';
import { createDigidSimulator } from '@mijn/simulators/digid';
import { createIdealSimulator } from '@mijn/simulators/ideal';
import { personas } from '@mijn/testdata/personas';
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
