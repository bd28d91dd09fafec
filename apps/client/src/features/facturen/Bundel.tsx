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

function teBetalenWoord(bedrag: number, eerder: number): string {
  if (bedrag < 0) return m.teOntvangen();
  return eerder === 0 ? m.teBetalen() : m.nogTeBetalen();
}

/** The sums under an invoice or a payment request: total − paid or set off = to pay (§3). */
export function totalen(van: Omit<BundelVan, 'facturen'>): readonly BonTotaal[] {
  const { bedragTotaal, bedragEerderBetaaldVerrekend: eerder, bedragTeBetalen } = van;
  const teBetalen = {
    sleutel: 'teBetalen',
    wat: teBetalenWoord(bedragTeBetalen, eerder),
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

interface BundelProps {
  readonly verzoek: BundelVan;
  /** The amount stands above it: what is one line needs no sum. */
  readonly kort?: boolean;
}

/** The invoices of a payment request as a receipt that adds up. */
export function Bundel({ verzoek, kort = false }: BundelProps) {
  const { taal } = useAppOmgeving();
  const eenRegel = verzoek.facturen.length === 1 && verzoek.bedragEerderBetaaldVerrekend === 0;
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
      totalen={kort && eenRegel ? [] : totalen(verzoek)}
    />
  );
}
