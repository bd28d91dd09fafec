import { formatDag } from '@mijn/domain/datum';
import { formatBedrag } from '@mijn/domain/geld';
import { padVanDeclaratie } from '@mijn/domain/paden';
import type { Taal } from '@mijn/domain/taal';
import { Bon, type BonRegel, type BonTotaal } from '@mijn/ui/Bon';
import { Kaart } from '@mijn/ui/Kaart';
import { Melding } from '@mijn/ui/Melding';
import { Schakel } from '@mijn/ui/Schakel';
import { Stapel } from '@mijn/ui/Stapel';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as gedeeld from '../../../generated/teksten/facturen.js';
import * as m from '../../../generated/teksten/factuur.js';
import { totalen } from '../Bundel.tsx';
import type { FactuurVan, RisicoRegel, RisicoVerzekerde } from './factuur.ts';
import { eerdereJaren } from './verkeerdeJaar.ts';

const kolommen = () => ({ wat: gedeeld.kolomWat(), bedrag: gedeeld.kolomBedrag() });

function deelBijdrage({ bedragEigenRisico, bedragEigenBijdrage }: RisicoRegel, taal: Taal) {
  if (bedragEigenBijdrage === 0) return undefined;
  if (bedragEigenRisico === 0) return m.alleenBijdrage();
  return m.waarvanBijdrage({ bedrag: formatBedrag(bedragEigenBijdrage, taal) });
}

// The care leads to its claim; hidden care leads nowhere, and says so.
function zorgVan({ omschrijving, declaratieNummer, afgeschermd }: RisicoRegel) {
  if (afgeschermd) return m.zorgVerborgen();
  const zorg = <span lang="nl">{omschrijving ?? '–'}</span>;
  if (declaratieNummer === null) return zorg;
  return <Schakel href={padVanDeclaratie(declaratieNummer)}>{zorg}</Schakel>;
}

function regelVan(regel: RisicoRegel, i: number, taal: Taal): BonRegel {
  const dag = formatDag(regel.datum, taal);
  return {
    sleutel: String(i),
    wat: zorgVan(regel),
    bij: [dag, regel.zorgverlener, deelBijdrage(regel, taal)].filter(Boolean).join(', '),
    cents: regel.bedragEigenRisico + regel.bedragEigenBijdrage,
  };
}

function deelTotalen({ totaalEigenRisico, totaalEigenBijdrage }: RisicoVerzekerde): BonTotaal[] {
  if (totaalEigenBijdrage === 0 || totaalEigenRisico === 0) return [];
  return [
    { sleutel: 'risico', wat: m.totaalEigenRisico(), cents: totaalEigenRisico },
    { sleutel: 'bijdrage', wat: m.totaalEigenBijdrage(), cents: totaalEigenBijdrage },
  ];
}

function somVan({ totaalEigenRisico, totaalEigenBijdrage }: RisicoVerzekerde): number {
  return totaalEigenRisico + totaalEigenBijdrage;
}

// Care of an earlier year on this bill: said where it happens, for it looks like a mistake.
function AnderJaar({ factuur }: { readonly factuur: FactuurVan<'RisicoFactuur'> }) {
  const { datum, verzekerden } = factuur;
  const regels = verzekerden.flatMap((een) => een.regels);
  const jaren = eerdereJaren(datum, regels).join(m.en());
  if (jaren === '') return null;
  return (
    <Melding soort="info" titel={m.jaarTitel({ jaren, jaar: datum.slice(0, 4) })}>
      <p>{m.jaarTekst({ jaren })}</p>
    </Melding>
  );
}

interface PerVerzekerdeProps {
  readonly verzekerde: RisicoVerzekerde;
  readonly factuur: FactuurVan<'RisicoFactuur'>;
  /** The only one: the sums of the whole invoice stand here. */
  readonly enige: boolean;
}

function PerVerzekerde({ verzekerde, factuur, enige }: PerVerzekerdeProps) {
  const { taal } = useAppOmgeving();
  const { naamVerzekerde: naam, geboorteDatum, regels, totaalEigenRisico } = verzekerde;
  const eigen: BonTotaal = {
    sleutel: 'totaal',
    wat: gedeeld.totaal(),
    cents: somVan(verzekerde),
    eind: true,
  };
  return (
    <Kaart titel={totaalEigenRisico === 0 ? m.bijdrageTitel({ naam }) : m.risicoTitel({ naam })}>
      <Stapel>
        <p>{m.geboren({ dag: formatDag(geboorteDatum, taal) })}</p>
        {regels.some(({ afgeschermd }) => afgeschermd) && (
          <Melding soort="info" titel={m.afgeschermdTitel()}>
            <p>{m.afgeschermdTekst({ naam })}</p>
          </Melding>
        )}
        <Bon
          bijschrift={m.risicoBijschrift({ naam })}
          kolommen={kolommen()}
          regels={regels.map((regel, i) => regelVan(regel, i, taal))}
          totalen={[...deelTotalen(verzekerde), ...(enige ? totalen(factuur) : [eigen])]}
        />
      </Stapel>
    </Kaart>
  );
}

/** An own-risk invoice: per insured person the care, what of it is their own, and why. */
export function RisicoBon({ factuur }: { readonly factuur: FactuurVan<'RisicoFactuur'> }) {
  const { verzekerden } = factuur;
  const enige = verzekerden.length === 1;
  return (
    <>
      <AnderJaar factuur={factuur} />
      {verzekerden.map((verzekerde, i) => (
        <PerVerzekerde key={i} verzekerde={verzekerde} factuur={factuur} enige={enige} />
      ))}
      {!enige && (
        <Kaart titel={m.samen()}>
          <Bon
            bijschrift={m.samenBijschrift()}
            kolommen={kolommen()}
            regels={verzekerden.map((een, i) => ({
              sleutel: String(i),
              wat: een.naamVerzekerde,
              cents: somVan(een),
            }))}
            totalen={totalen(factuur)}
          />
        </Kaart>
      )}
    </>
  );
}
