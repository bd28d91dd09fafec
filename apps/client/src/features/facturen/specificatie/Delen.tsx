import { formatDag } from '@mijn/domain/datum';
import { Bon } from '@mijn/ui/Bon';
import { Kaart } from '@mijn/ui/Kaart';
import { Melding } from '@mijn/ui/Melding';
import { Stapel } from '@mijn/ui/Stapel';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as gedeeld from '../../../generated/teksten/facturen.js';
import * as m from '../../../generated/teksten/specificatie.js';
import type { Specificatie } from './specificatie.ts';

interface DeelProps {
  readonly specificatie: Specificatie;
}

const kolommen = () => ({ wat: gedeeld.kolomWat(), bedrag: gedeeld.kolomBedrag() });

function uitkomst(totaal: number): string {
  if (totaal === 0) return m.nul();
  return totaal > 0 ? m.nogTeBetalen() : m.terugTeKrijgen();
}

/** Used less paid: the sum of the settlement. */
export function Rekensom({ specificatie }: DeelProps) {
  const { jaarRegeling, bedragTotaalRegeling: totaal } = specificatie;
  const { bedragTotaalEigenRisico: gebruikt } = specificatie.eigenRisicoGebruiken;
  const { bedragBetaald } = specificatie.opgelegdeTermijnen;
  return (
    <Kaart titel={m.rekensom()}>
      <Bon
        bijschrift={m.rekensomBijschrift()}
        kolommen={kolommen()}
        regels={[
          { sleutel: 'gebruikt', wat: m.gebruikt({ jaar: String(jaarRegeling) }), cents: gebruikt },
          { sleutel: 'betaald', wat: m.minBetaald(), cents: -bedragBetaald },
        ]}
        totalen={[{ sleutel: 'uit', wat: uitkomst(totaal), cents: Math.abs(totaal), eind: true }]}
      />
    </Kaart>
  );
}

/** The care that took own risk; care hidden from the viewer says so (decisions §2). */
export function Zorg({ specificatie }: DeelProps) {
  const { taal } = useAppOmgeving();
  const { regels, bedragTotaalEigenRisico } = specificatie.eigenRisicoGebruiken;
  const jaar = String(specificatie.jaarRegeling);
  if (regels.length === 0) {
    return (
      <Kaart titel={m.zorgTitel()}>
        <p>{m.zorgNiets({ jaar })}</p>
      </Kaart>
    );
  }
  return (
    <Kaart titel={m.zorgTitel()}>
      <Stapel>
        <p>{m.zorgTekst({ jaar })}</p>
        {regels.some(({ zorgsoort }) => zorgsoort === null) && (
          <Melding soort="info" titel={m.verborgenTitel()}>
            <p>{m.verborgenTekst({ naam: specificatie.naamVerzekerde })}</p>
          </Melding>
        )}
        <Bon
          bijschrift={m.zorgBijschrift()}
          kolommen={kolommen()}
          regels={regels.map(({ datum, zorgsoort, bedrag }, i) => ({
            sleutel: String(i),
            wat: zorgsoort === null ? m.zorgVerborgen() : <span lang="nl">{zorgsoort}</span>,
            bij: formatDag(datum, taal),
            cents: bedrag,
          }))}
          totalen={[
            { sleutel: 'som', wat: m.totaalGebruikt(), cents: bedragTotaalEigenRisico, eind: true },
          ]}
        />
      </Stapel>
    </Kaart>
  );
}

/** The instalments that were asked, and what was paid of them. */
export function Termijnen({ specificatie }: DeelProps) {
  const { taal } = useAppOmgeving();
  const { regels, bedragOpgelegd, bedragBetaald, bedragNietBetaald } =
    specificatie.opgelegdeTermijnen;
  if (regels.length === 0) {
    return (
      <Kaart titel={m.termijnenTitel()}>
        <p>{m.termijnenNiets({ jaar: String(specificatie.jaarRegeling) })}</p>
      </Kaart>
    );
  }
  return (
    <Kaart titel={m.termijnenTitel()}>
      <Bon
        bijschrift={m.termijnenBijschrift()}
        kolommen={kolommen()}
        regels={regels.map(({ datum, omschrijving, bedrag }, i) => ({
          sleutel: String(i),
          wat: <span lang="nl">{omschrijving}</span>,
          bij: formatDag(datum, taal),
          cents: bedrag,
        }))}
        totalen={[
          { sleutel: 'opgelegd', wat: m.opgelegd(), cents: bedragOpgelegd },
          ...(bedragNietBetaald === 0
            ? []
            : [{ sleutel: 'niet', wat: m.nietBetaald(), cents: bedragNietBetaald }]),
          { sleutel: 'betaald', wat: m.betaald(), cents: bedragBetaald, eind: true },
        ]}
      />
    </Kaart>
  );
}
