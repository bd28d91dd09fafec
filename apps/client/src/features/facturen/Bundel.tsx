import { formatDag } from '@mijn/domain/datum';
import { padVanFactuur } from '@mijn/domain/paden';
import { Bon, type BonTotaal } from '@mijn/ui/Bon';
import { Schakel } from '@mijn/ui/Schakel';
import { useAppOmgeving } from '../../api/omgeving.ts';
import * as m from '../../generated/teksten/facturen.js';
import { factuurTitel, type MetPeriode } from './factuurTitel.ts';

/** What a payment request adds up from (§3); integer cents. */
export interface BundelVan {
  readonly facturen: readonly (MetPeriode & {
    readonly kenmerk: string;
    readonly factuur: string;
    readonly bedrag: number;
  })[];
  readonly bedragTotaal: number;
  readonly bedragEerderBetaaldVerrekend: number;
  readonly bedragTeBetalen: number;
}

/** The sums under an invoice or a payment request: total − paid or set off = to pay (§3). */
export function totalen(van: Omit<BundelVan, 'facturen'>): readonly BonTotaal[] {
  const { bedragTotaal, bedragEerderBetaaldVerrekend: eerder, bedragTeBetalen } = van;
  const teBetalen = {
    sleutel: 'teBetalen',
    wat: bedragTeBetalen < 0 ? m.teOntvangen() : m.teBetalen(),
    cents: Math.abs(bedragTeBetalen),
    eind: true,
  };
  if (eerder === 0) return [teBetalen];
  return [
    { sleutel: 'totaal', wat: m.totaal(), cents: bedragTotaal },
    { sleutel: 'eerder', wat: m.eerderBetaald(), cents: -eerder },
    teBetalen,
  ];
}

/** The invoices of a payment request as a receipt that adds up. */
export function Bundel({ verzoek }: { readonly verzoek: BundelVan }) {
  const { taal } = useAppOmgeving();
  return (
    <Bon
      bijschrift={m.bundelBijschrift()}
      kolommen={{ wat: m.kolomWat(), bedrag: m.kolomBedrag() }}
      regels={verzoek.facturen.map(({ kenmerk, factuur, datum, periode, bedrag }) => ({
        sleutel: kenmerk,
        wat: (
          <Schakel href={padVanFactuur(kenmerk)}>
            {factuurTitel(factuur, { datum, periode }, taal)}
          </Schakel>
        ),
        bij: formatDag(datum, taal),
        cents: bedrag,
      }))}
      totalen={totalen(verzoek)}
    />
  );
}
