import { knopKlasse } from '@mijn/ui/Knop';
import { Stapel } from '@mijn/ui/Stapel';
import { Link } from 'react-router';
import * as m from '../../../generated/teksten/lijst.js';
import type { LijstData } from './declaratieLijst.ts';
import { maximumRijen, schrijfFilters, toonVolgende } from './filters.ts';

function isErMeer({ declaraties, totaal, filters }: LijstData): boolean {
  return totaal === null ? declaraties.length >= filters.toon : declaraties.length < totaal;
}

function stand({ declaraties, totaal }: LijstData): string {
  const getoond = String(declaraties.length);
  return totaal === null
    ? m.getoond({ getoond })
    : m.getoondVan({ getoond, totaal: String(totaal) });
}

/**
 * How much of the list is shown, and a link to more of it. The number of rows stands in the
 * address, so that Back from a claim finds the same list; the place on the screen is kept.
 */
export function ToonMeer(data: LijstData) {
  const { filters } = data;
  const meer = isErMeer(data);
  const vol = meer && filters.toon >= maximumRijen;
  const adres = schrijfFilters({ ...filters, toon: toonVolgende(filters.toon) });
  return (
    <Stapel>
      <output>{stand(data)}</output>
      {vol && <p>{m.maximum({ getoond: String(data.declaraties.length) })}</p>}
      {meer && !vol && (
        <Link
          to={adres}
          replace
          preventScrollReset
          className={knopKlasse({ variant: 'tweede', breed: true })}
        >
          {m.toonMeer()}
        </Link>
      )}
    </Stapel>
  );
}
