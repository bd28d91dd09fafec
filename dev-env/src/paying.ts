import type { Merk } from '@mijn/domain/merken';
import { aanroepPaden, paginas } from '@mijn/domain/paden';
import { maakIncassobank } from '@mijn/testdata/incassobank';
import type { Setting } from './setting.ts';

/** The bank that answers the insurer's direct debits: Tom's account is empty. */
export const debitBank = maakIncassobank();

/** What stands on a bank statement, before the payment reference. */
const statementText = 'Zorgverzekering';

/** The hosts to which somebody may be sent to pay: the simulator's. */
export function redirectHosts({ simulators }: Pick<Setting, 'simulators'>): string[] {
  return [new URL(simulators.ideal.url).host];
}

type Needed = Pick<Setting, 'brands' | 'simulators'> & {
  keys: Pick<Setting['keys'], 'idealApiKey'>;
};

/**
 * How the insurer reaches the payment provider. Webhooks come to the public address, as the
 * gateway knows no other; people come back to the brand they were at.
 */
export function paymentProvider({ keys, brands, simulators }: Needed) {
  const returnTo = (merk: Merk): string => {
    const brand = brands.find((each) => each.merk === merk) ?? brands[0];
    return `${brand?.url ?? ''}${paginas.betalingAfhandeling.pad}`;
  };
  return {
    incassobank: debitBank,
    betaaldienst: {
      adres: simulators.ideal.url,
      sleutel: keys.idealApiKey,
      webhookAdres: `${brands[0]?.url ?? ''}${aanroepPaden.betalingMelding}`,
      terugAdressen: { ZZ: returnTo('ZZ'), AZVZ: returnTo('AZVZ') },
      redirectHosts: redirectHosts({ simulators }),
      omschrijving: statementText,
    },
  };
}
