import { padVanSpecificatie } from '@mijn/domain/paden';
import { Bon, type BonRegel } from '@mijn/ui/Bon';
import { Kaart } from '@mijn/ui/Kaart';
import { Schakel } from '@mijn/ui/Schakel';
import { Stapel } from '@mijn/ui/Stapel';
import { Verborgen } from '@mijn/ui/Verborgen';
import { useAppOmgeving } from '../../../api/omgeving.ts';
import * as gedeeld from '../../../generated/teksten/facturen.js';
import * as m from '../../../generated/teksten/factuur.js';
import { totalen } from '../Bundel.tsx';
import type { Factuur, FactuurVan } from './factuur.ts';
import { formatPeriode } from './periode.ts';

interface BonKaartProps {
  readonly titel: string;
  readonly uitleg?: string;
  readonly bijschrift: string;
  readonly regels: readonly BonRegel[];
  readonly factuur: Factuur;
}

function BonKaart({ titel, uitleg, bijschrift, regels, factuur }: BonKaartProps) {
  return (
    <Kaart titel={titel}>
      <Stapel>
        {uitleg && <p>{uitleg}</p>}
        <Bon
          bijschrift={bijschrift}
          kolommen={{ wat: gedeeld.kolomWat(), bedrag: gedeeld.kolomBedrag() }}
          regels={regels}
          totalen={totalen(factuur)}
        />
      </Stapel>
    </Kaart>
  );
}

/** A premium invoice: what is paid for each insurance, and for which month. */
export function PremieBon({ factuur }: { readonly factuur: FactuurVan<'PremieFactuur'> }) {
  const { taal } = useAppOmgeving();
  return (
    <BonKaart
      titel={m.premieTitel()}
      bijschrift={m.premieBijschrift()}
      factuur={factuur}
      regels={factuur.premieRegels.map(({ omschrijving, periode, bedrag }, i) => ({
        sleutel: String(i),
        wat: <span lang="nl">{omschrijving}</span>,
        bij: formatPeriode(periode, taal),
        cents: bedrag,
      }))}
    />
  );
}

/** An instalment of the own risk. */
export function TermijnBon({ factuur }: { readonly factuur: FactuurVan<'RisicoPeriodeFactuur'> }) {
  const { taal } = useAppOmgeving();
  return (
    <BonKaart
      titel={m.termijnTitel()}
      uitleg={m.termijnUitleg()}
      bijschrift={m.termijnBijschrift()}
      factuur={factuur}
      regels={factuur.regels.map(({ naamVerzekerde, omschrijving, periode, bedrag }, i) => ({
        sleutel: String(i),
        wat: <span lang="nl">{omschrijving}</span>,
        bij: `${naamVerzekerde}, ${formatPeriode(periode, taal)}`,
        cents: bedrag,
      }))}
    />
  );
}

/** A final settlement: what each insured person pays or gets, and the way to how it was worked out. */
export function AfrekeningBon({
  factuur,
}: {
  readonly factuur: FactuurVan<'EindafrekeningFactuur'>;
}) {
  return (
    <BonKaart
      titel={m.afrekeningTitel()}
      uitleg={m.afrekeningUitleg()}
      bijschrift={m.afrekeningBijschrift()}
      factuur={factuur}
      regels={factuur.eindafrekeningen.map((een) => ({
        sleutel: `${een.relatienummerVerzekerde}-${een.jaarRegeling}`,
        wat: m.eigenRisicoJaar({ jaar: String(een.jaarRegeling), naam: een.naamVerzekerde }),
        bij: (
          <Schakel href={padVanSpecificatie(factuur.kenmerk, een.relatienummerVerzekerde)}>
            {m.specificatie()}{' '}
            <Verborgen>{m.specificatieVan({ naam: een.naamVerzekerde })}</Verborgen>
          </Schakel>
        ),
        cents: een.bedragRegelingTotaal,
      }))}
    />
  );
}
