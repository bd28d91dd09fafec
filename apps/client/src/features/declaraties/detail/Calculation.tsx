import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { Staircase, type Tread } from '@mijn/ui/Staircase';
import * as m from '../../../generated/texts/detail.js';
import type { DeclaratieLine } from './declaratieDetail.ts';
import { Explain } from './Explain.tsx';
import { staircaseAmounts } from './staircase.ts';

// What takes nothing off is left out; the first and the last step always stand.
function treads(lines: readonly DeclaratieLine[]): readonly Tread[] {
  const amounts = staircaseAmounts(lines);
  const deducted: readonly Tread[] = [
    { soort: 'nietVergoed', label: m.trapNietVergoed(), cents: amounts.notCovered },
    {
      soort: 'wettelijkeBijdrage',
      label: m.trapWettelijkeBijdrage(),
      cents: amounts.wettelijkeBijdrage,
    },
    { soort: 'eigenRisico', label: m.trapEigenRisico(), cents: amounts.eigenRisico },
  ];
  return [
    { soort: 'gedeclareerd', label: m.trapGedeclareerd(), cents: amounts.gedeclareerd },
    ...deducted.filter(({ cents }) => cents !== 0),
    { soort: 'paidOut', label: m.trapUitbetaald(), cents: amounts.uitgekeerd },
  ];
}

/** From declared to paid out as a staircase that adds up, with the insurer's steps in words. */
export function Calculation({ regels }: { readonly regels: readonly DeclaratieLine[] }) {
  if (regels.length === 0) return null;
  return (
    <Card titel={m.trapTitel()}>
      <Stack>
        <Staircase
          caption={m.trapBijschrift()}
          columns={{ part: m.kolomOnderdeel(), bedrag: m.kolomBedrag() }}
          treads={treads(regels)}
        />
        <Explain regels={regels} />
      </Stack>
    </Card>
  );
}
