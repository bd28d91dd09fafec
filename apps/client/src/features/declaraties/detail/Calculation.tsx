import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { Staircase, type Tread } from '@mijn/ui/Staircase';
import * as m from '../../../generated/texts/detail.js';
import * as words from '../../../generated/texts/shared.js';
import type { DeclaratieLine } from './declaratieDetail.ts';
import { Explain } from './Explain.tsx';
import { staircaseAmounts } from './staircase.ts';

/** What the last step is: paid out, waiting for an account, or set off in part or whole. */
export type LastStep = 'paidOut' | 'waits' | 'offset';

const lastSteps: Readonly<Record<LastStep, () => string>> = {
  paidOut: m.stairsPaidOut,
  waits: m.stairsWaits,
  offset: m.stairsForYou,
};

// What takes nothing off is left out; the first and the last step always stand.
function treads(lines: readonly DeclaratieLine[], lastStep: LastStep): readonly Tread[] {
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
      label: lastSteps[lastStep](),
      cents: amounts.uitgekeerd,
    },
  ];
}

interface CalculationProps {
  readonly regels: readonly DeclaratieLine[];
  readonly lastStep: LastStep;
}

/** From declared to paid out as a staircase that adds up, with the insurer's steps in words. */
export function Calculation({ regels, lastStep }: CalculationProps) {
  if (regels.length === 0) return null;
  return (
    <Card title={m.stairsTitle()}>
      <Stack>
        <Staircase
          caption={m.stairsCaption()}
          columns={{ part: words.part(), amount: words.amount() }}
          treads={treads(regels, lastStep)}
        />
        <Explain regels={regels} />
      </Stack>
    </Card>
  );
}
