import { formatDay } from '@mijn/domain/datum';
import { Receipt } from '@mijn/ui/Receipt';
import { Card } from '@mijn/ui/Card';
import { Melding } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as shared from '../../../generated/texts/facturen.js';
import * as m from '../../../generated/texts/specificatie.js';
import type { Specificatie } from './specificatie.ts';

interface PartProps {
  readonly specificatie: Specificatie;
}

const columns = () => ({ what: shared.kolomWat(), bedrag: shared.kolomBedrag() });

function outcome(total: number): string {
  if (total === 0) return m.zero();
  return total > 0 ? m.nogTeBetalen() : m.terugTeKrijgen();
}

/** Used less paid: the sum of the settlement. */
export function SpecificatieSum({ specificatie }: PartProps) {
  const { jaarRegeling, bedragTotaalRegeling: total } = specificatie;
  const { bedragTotaalEigenRisico: used } = specificatie.eigenRisicoGebruiken;
  const { bedragBetaald } = specificatie.opgelegdeTermijnen;
  return (
    <Card titel={m.rekensom()}>
      <Receipt
        caption={m.rekensomBijschrift()}
        columns={columns()}
        regels={[
          { sleutel: 'used', what: m.used({ jaar: String(jaarRegeling) }), cents: used },
          { sleutel: 'betaald', what: m.minBetaald(), cents: -bedragBetaald },
        ]}
        totals={[{ sleutel: 'out', what: outcome(total), cents: Math.abs(total), end: true }]}
      />
    </Card>
  );
}

/** The care that took own risk; care hidden from the viewer says so (decisions §2). */
export function Care({ specificatie }: PartProps) {
  const { taal } = useAppEnvironment();
  const { regels, bedragTotaalEigenRisico } = specificatie.eigenRisicoGebruiken;
  const jaar = String(specificatie.jaarRegeling);
  if (regels.length === 0) {
    return (
      <Card titel={m.zorgTitel()}>
        <p>{m.zorgNiets({ jaar })}</p>
      </Card>
    );
  }
  return (
    <Card titel={m.zorgTitel()}>
      <Stack>
        <p>{m.zorgTekst({ jaar })}</p>
        {regels.some(({ zorgsoort }) => zorgsoort === null) && (
          <Melding soort="info" titel={m.verborgenTitel()}>
            <p>{m.verborgenTekst({ naam: specificatie.naamVerzekerde })}</p>
          </Melding>
        )}
        <Receipt
          caption={m.zorgBijschrift()}
          columns={columns()}
          regels={regels.map(({ datum, zorgsoort, bedrag }, i) => ({
            sleutel: String(i),
            what: zorgsoort === null ? m.zorgVerborgen() : <span lang="nl">{zorgsoort}</span>,
            at: formatDay(datum, taal),
            cents: bedrag,
          }))}
          totals={[
            { sleutel: 'som', what: m.totaalGebruikt(), cents: bedragTotaalEigenRisico, end: true },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** The instalments that were asked, and what was paid of them. */
export function Termijnen({ specificatie }: PartProps) {
  const { taal } = useAppEnvironment();
  const { regels, bedragOpgelegd, bedragBetaald, bedragNietBetaald } =
    specificatie.opgelegdeTermijnen;
  if (regels.length === 0) {
    return (
      <Card titel={m.termijnenTitel()}>
        <p>{m.termijnenNiets({ jaar: String(specificatie.jaarRegeling) })}</p>
      </Card>
    );
  }
  return (
    <Card titel={m.termijnenTitel()}>
      <Receipt
        caption={m.termijnenBijschrift()}
        columns={columns()}
        regels={regels.map(({ datum, omschrijving, bedrag }, i) => ({
          sleutel: String(i),
          what: <span lang="nl">{omschrijving}</span>,
          at: formatDay(datum, taal),
          cents: bedrag,
        }))}
        totals={[
          { sleutel: 'imposed', what: m.imposed(), cents: bedragOpgelegd },
          ...(bedragNietBetaald === 0
            ? []
            : [{ sleutel: 'niet', what: m.notPaid(), cents: bedragNietBetaald }]),
          { sleutel: 'betaald', what: m.betaald(), cents: bedragBetaald, end: true },
        ]}
      />
    </Card>
  );
}
