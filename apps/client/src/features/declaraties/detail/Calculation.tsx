import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { Staircase, type Tread } from '@mijn/ui/Staircase';
import * as m from '../../../generated/texts/detail.js';
import * as words from '../../../generated/texts/shared.js';
import { type ExplainedLine, Explain } from './Explain.tsx';
import { type StaircaseLine, staircaseAmounts } from '@mijn/domain/staircase';

/** A line that was judged, or would be. */
export type CalculatedLine = ExplainedLine & StaircaseLine;

/** What the last step is: paid out, waiting for an account, set off in part or whole, or not judged yet. */
export type LastStep = 'paidOut' | 'waits' | 'verrekening' | 'expected';

const lastSteps: Readonly<Record<LastStep, () => string>> = {
  paidOut: m.stairsPaidOut,
  waits: m.stairsWaits,
  verrekening: m.stairsForYou,
  expected: m.stairsForYou,
};

// What takes nothing off is left out; the first and the last step always stand.
function treads(lines: readonly CalculatedLine[], lastStep: LastStep): readonly Tread[] {
  const amounts = staircaseAmounts(lines);
  const deducted: readonly Tread[] = [
    { kind: 'notCovered', label: m.stairsNotCovered(), cents: amounts.notCovered },
    {
      kind: 'wettelijkeBijdrage',
      label: words.wettelijkeBijdrage(),
      cents: amounts.wettelijkeBijdrage,
    },
    { kind: 'eigenRisico', label: m.stepEigenRisico(), cents: amounts.eigenRisico },
  ];
  return [
    { kind: 'declared', label: m.gedeclareerd(), cents: amounts.gedeclareerd },
    ...deducted.filter(({ cents }) => cents !== 0),
    {
      kind: 'paidOut',
      label: lastSteps[lastStep](),
      cents: amounts.uitgekeerd,
    },
  ];
}

interface CalculationProps {
  readonly regels: readonly CalculatedLine[];
  readonly lastStep: LastStep;
}

/** From declared to paid out as a staircase that adds up, with the insurer's steps in words. */
export function Stairs({ regels, lastStep }: CalculationProps) {
  return (
    <Stack>
      <Staircase
        caption={m.stairsCaption()}
        columns={{ part: words.part(), amount: words.amount() }}
        treads={treads(regels, lastStep)}
      />
      <Explain regels={regels} />
    </Stack>
  );
}

/** The same as a part of a claim's page; nothing where there are no lines yet. */
export function Calculation({ regels, lastStep }: CalculationProps) {
  if (regels.length === 0) return null;
  return (
    <Card title={m.stairsTitle()}>
      <Stairs regels={regels} lastStep={lastStep} />
    </Card>
  );
}
