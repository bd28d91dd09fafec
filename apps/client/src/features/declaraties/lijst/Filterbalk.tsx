import { declaratieStatussen } from '@mijn/domain/declaratiestatus';
import { paginas } from '@mijn/domain/paden';
import { Chips } from '@mijn/ui/Chips';
import { Schakel } from '@mijn/ui/Schakel';
import { Stapel } from '@mijn/ui/Stapel';
import * as m from '../../../generated/teksten/lijst.js';
import { statusWoord } from '../DeclaratieStatusLabel.tsx';
import type { LijstData } from './declaratieLijst.ts';
import { type Filters, isGefilterd, schrijfFilters } from './filters.ts';
import { Zoekvorm } from './Zoekvorm.tsx';

function chips(filters: Filters) {
  return [undefined, ...declaratieStatussen].map((status) => ({
    sleutel: status ?? 'alle',
    label: status === undefined ? m.alle() : statusWoord(status),
    href: `${paginas.declaraties.pad}${schrijfFilters({ ...filters, status, toon: undefined })}`,
    actief: filters.status === status,
  }));
}

function gevonden({ declaraties, totaal }: LijstData): string {
  const aantal = totaal ?? declaraties.length;
  return aantal === 1 ? m.gevondenEen() : m.gevondenMeer({ aantal: String(aantal) });
}

/** Search and filters; all of them stand in the address, so that a list can be kept and shared. */
export function Filterbalk(data: LijstData) {
  const gefilterd = isGefilterd(data.filters);
  return (
    <Stapel>
      <Zoekvorm {...data} />
      <Chips label={m.filterStatus()} chips={chips(data.filters)} />
      {gefilterd && (
        <output>
          {gevonden(data)} <Schakel href={paginas.declaraties.pad}>{m.wisFilters()}</Schakel>
        </output>
      )}
    </Stapel>
  );
}
