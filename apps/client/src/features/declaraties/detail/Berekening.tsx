import { Kaart } from '@mijn/ui/Kaart';
import { Stapel } from '@mijn/ui/Stapel';
import { Trap, type Trede } from '@mijn/ui/Trap';
import * as m from '../../../generated/teksten/detail.js';
import type { DeclaratieRegel } from './declaratieDetail.ts';
import { LegUit } from './LegUit.tsx';
import { trapBedragen } from './trap.ts';

// What takes nothing off is left out; the first and the last step always stand.
function treden(regels: readonly DeclaratieRegel[]): readonly Trede[] {
  const bedragen = trapBedragen(regels);
  const eraf: readonly Trede[] = [
    { soort: 'nietVergoed', label: m.trapNietVergoed(), cents: bedragen.nietVergoed },
    {
      soort: 'wettelijkeBijdrage',
      label: m.trapWettelijkeBijdrage(),
      cents: bedragen.wettelijkeBijdrage,
    },
    { soort: 'eigenRisico', label: m.trapEigenRisico(), cents: bedragen.eigenRisico },
  ];
  return [
    { soort: 'gedeclareerd', label: m.trapGedeclareerd(), cents: bedragen.gedeclareerd },
    ...eraf.filter(({ cents }) => cents !== 0),
    { soort: 'uitbetaald', label: m.trapUitbetaald(), cents: bedragen.uitgekeerd },
  ];
}

/** From declared to paid out as a staircase that adds up, with the insurer's steps in words. */
export function Berekening({ regels }: { readonly regels: readonly DeclaratieRegel[] }) {
  if (regels.length === 0) return null;
  return (
    <Kaart titel={m.trapTitel()}>
      <Stapel>
        <Trap
          bijschrift={m.trapBijschrift()}
          kolommen={{ onderdeel: m.kolomOnderdeel(), bedrag: m.kolomBedrag() }}
          treden={treden(regels)}
        />
        <LegUit regels={regels} />
      </Stapel>
    </Kaart>
  );
}
