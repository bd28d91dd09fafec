import { ibanVan } from './bouwRelatie.ts';
import { volgnummers } from './relaties.ts';
import { saldoVanTom, tijdlijn } from './tijdlijn.ts';

/** What a simulated bank answers to a direct debit: account, cents, day. */
export type Incassobank = (
  iban: string,
  bedragInCenten: number,
  dag: Temporal.PlainDate,
) => Promise<'gelukt' | 'mislukt'>;

/**
 * A bank at which every debit succeeds but those of Tom, whose account holds too little for a premium.
 * @param vandaag the day of sowing: before it Tom's account was short in two periods only. Without it,
 * for the time after, it is always short.
 */
export function maakIncassobank(vandaag?: Temporal.PlainDate): Incassobank {
  const tom = ibanVan(100_200_300 + volgnummers.tom);
  const perioden = vandaag ? tijdlijn(vandaag).leegVanTom : [{ van: '', tot: '9999-12-31' }];
  return async (iban, bedrag, dag) => {
    const op = dag.toString();
    const krap = iban === tom && perioden.some(({ van, tot }) => van <= op && op <= tot);
    return Promise.resolve(krap && bedrag > saldoVanTom ? 'mislukt' : 'gelukt');
  };
}
