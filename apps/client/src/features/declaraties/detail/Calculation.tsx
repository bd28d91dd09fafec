import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { Staircase, type Tread } from '@mijn/ui/Staircase';
import * as m from '../../../generated/texts/detail.js';
import * as words from '../../../generated/texts/shared.js';
import { type ExplainedLine, Explain } from './Explain.tsx';
import { type StaircaseLine, staircaseAmounts } from '@mijn/domain/staircase';

/** A line that was judged, or would be. */
export type CalculatedLine = ExplainedLine & StaircaseLine;

/** Kind of the last step: paid out, waiting for an account, partly or fully set off, or not judged yet. */
export type LastStep = 'paidOut' | 'waits' | 'verrekening' | 'expected';

const lastSteps: Readonly<Record<LastStep, () => string>> = {
  paidOut: m.stairsPaidOut,
  waits: m.stairsWaits,
  verrekening: m.stairsForYou,
  expected: m.stairsForYou,
};

// Steps of zero are left out; the first and the last step are always there.
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

/**
 * The steps from the claimed amount to the payout as a staircase that adds up, with the insurer's
 * explanations.
 */
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

/** The staircase as a card of a claim's page; renders nothing without lines. */
export function Calculation({ regels, lastStep }: CalculationProps) {
  if (regels.length === 0) return null;
  return (
    <Card title={m.stairsTitle()}>
      <Stairs regels={regels} lastStep={lastStep} />
    </Card>
  );
}
