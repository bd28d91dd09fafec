import { paginering } from '@mijn/domain/constanten';
import { paginas } from '@mijn/domain/paden';
import { Chips } from '@mijn/ui/Chips';
import { Kaart } from '@mijn/ui/Kaart';
import { knopKlasse } from '@mijn/ui/Knop';
import { LeegBeeld } from '@mijn/ui/LeegBeeld';
import { Lijst } from '@mijn/ui/Lijst';
import { Stapel } from '@mijn/ui/Stapel';
import { TekeningLeeg } from '@mijn/ui/TekeningLeeg';
import { Link } from 'react-router';
import * as m from '../../../generated/teksten/alle.js';
import { type FactuurGroep, factuurGroepen } from '../factuurStatus.ts';
import { FactuurRij } from '../FactuurRij.tsx';
import type { FactuurInLijst } from './getFacturen.ts';
import { type Filters, inGroep, schrijfFilters, tellingen } from './filters.ts';
import { perJaar } from './perJaar.ts';

const groepWoord: Readonly<Record<FactuurGroep, (waarden: { aantal: string }) => string>> = {
  open: m.groepOpen,
  betaald: m.groepBetaald,
  regeling: m.groepRegeling,
};

interface LijstProps {
  readonly facturen: readonly FactuurInLijst[];
  readonly filters: Filters;
}

const adres = (groep?: FactuurGroep) => `${paginas.facturen.pad}${schrijfFilters({ groep })}`;

function Filterbalk({ facturen, filters }: LijstProps) {
  const aantallen = tellingen(facturen);
  // A part with nothing in it is no choice, unless one stands in it.
  const groepen = factuurGroepen.filter((een) => aantallen[een] > 0 || een === filters.groep);
  return (
    <Chips
      label={m.filter()}
      chips={[
        {
          sleutel: 'alles',
          label: m.alles({ aantal: String(facturen.length) }),
          href: adres(),
          actief: filters.groep === undefined,
        },
        ...groepen.map((groep) => ({
          sleutel: groep,
          label: groepWoord[groep]({ aantal: String(aantallen[groep]) }),
          href: adres(groep),
          actief: filters.groep === groep,
        })),
      ]}
    />
  );
}

function ToonMeer({ filters, totaal }: { readonly filters: Filters; readonly totaal: number }) {
  if (totaal <= filters.toon) return null;
  const meer = schrijfFilters({ ...filters, toon: filters.toon + paginering.standaard });
  const stand = { getoond: String(filters.toon), totaal: String(totaal) };
  return (
    <Stapel>
      <output>{m.getoondVan(stand)}</output>
      <Link
        to={meer}
        replace
        preventScrollReset
        className={knopKlasse({ variant: 'tweede', breed: true })}
      >
        {m.toonMeer()}
      </Link>
    </Stapel>
  );
}

function Niets() {
  return (
    <Kaart>
      <LeegBeeld tekening={<TekeningLeeg />} titel={m.nietsTitel()}>
        <p>{m.nietsTekst()}</p>
      </LeegBeeld>
    </Kaart>
  );
}

/** All invoices by year, with filters; how many are shown stands in the address. */
export function FacturenLijst({ facturen, filters }: LijstProps) {
  const gekozen = inGroep(facturen, filters.groep);
  return (
    <>
      <Filterbalk facturen={facturen} filters={filters} />
      {gekozen.length === 0 && <Niets />}
      {perJaar(gekozen.slice(0, filters.toon)).map(({ jaar, rijen }) => (
        <Kaart key={jaar} titel={m.jaar({ jaar })}>
          <Lijst>
            {rijen.map((factuur) => (
              <FactuurRij key={factuur.kenmerk} factuur={factuur} />
            ))}
          </Lijst>
        </Kaart>
      ))}
      <ToonMeer filters={filters} totaal={gekozen.length} />
    </>
  );
}
