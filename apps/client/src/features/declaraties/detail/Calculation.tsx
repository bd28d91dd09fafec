import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { Staircase, type Tread } from '@mijn/ui/Staircase';
import * as m from '../../../generated/texts/detail.js';
import * as words from '../../../generated/texts/shared.js';
import type { DeclaratieLine } from './declaratieDetail.ts';
import { Explain } from './Explain.tsx';
import { staircaseAmounts } from './staircase.ts';

// What takes nothing off is left out; the first and the last step always stand.
function treads(lines: readonly DeclaratieLine[], waits: boolean): readonly Tread[] {
  const amounts = staircaseAmounts(lines);
  const deducted: readonly Tread[] = [
    { kind: 'notCovered', label: m.stairsNotCovered(), cents: amounts.notCovered },
    {
      kind: 'wettelijkeBijdrage',
      label: m.stairsWettelijkeBijdrage(),
      cents: amounts.wettelijkeBijdrage,
    },
    { kind: 'eigenRisico', label: m.stairsEigenRisico(), cents: amounts.eigenRisico },
  ];
  return [
    { kind: 'declared', label: m.stairsClaimed(), cents: amounts.gedeclareerd },
    ...deducted.filter(({ cents }) => cents !== 0),
    {
      kind: 'paidOut',
      label: waits ? m.stairsWaits() : m.stairsPaidOut(),
      cents: amounts.uitgekeerd,
    },
  ];
}

interface CalculationProps {
  readonly regels: readonly DeclaratieLine[];
  /** What is to be paid out waits for an account. */
  readonly waits: boolean;
}

/** From declared to paid out as a staircase that adds up, with the insurer's steps in words. */
export function Calculation({ regels, waits }: CalculationProps) {
  if (regels.length === 0) return null;
  return (
    <Card title={m.stairsTitle()}>
      <Stack>
        <Staircase
          caption={m.stairsCaption()}
          columns={{ part: words.part(), amount: words.amount() }}
          treads={treads(regels, waits)}
        />
        <Explain regels={regels} />
      </Stack>
    </Card>
  );
}
