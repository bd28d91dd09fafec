import type { Brand } from '@mijn/domain/brands';
import { callPaths, pages } from '@mijn/domain/paths';
import type { WorldParts } from '../start/worldParts.ts';

/** Text on a bank statement, before the payment reference. */
const statementText = 'Zorgverzekering';

/** Returns the allowed payment hosts: the simulator's. */
export function redirectHosts({ simulators }: Pick<WorldParts, 'simulators'>): string[] {
  return [new URL(simulators.ideal.url).host];
}

type Needed = Pick<WorldParts, 'brands' | 'simulators'> & {
  keys: Pick<WorldParts['keys'], 'idealApiKey'>;
};

/**
 * Returns the insurer's configuration of the payment provider. Webhooks go to the public address, the only
 * one the gateway has; people return to their brand.
 */
export function paymentProvider({ keys, brands, simulators }: Needed) {
  const returnTo = (code: Brand): string => {
    const brand = brands.find((each) => each.merk === code) ?? brands[0];
    return `${brand?.url ?? ''}${pages.betalingAfhandeling.path}`;
  };
  return {
    paymentProvider: {
      address: simulators.ideal.url,
      apiKey: keys.idealApiKey,
      webhookAddress: `${brands[0]?.url ?? ''}${callPaths.paymentNotice}`,
      returnAddresses: { ZZ: returnTo('ZZ'), AZVZ: returnTo('AZVZ') },
      redirectHosts: redirectHosts({ simulators }),
      omschrijving: statementText,
    },
  };
}
