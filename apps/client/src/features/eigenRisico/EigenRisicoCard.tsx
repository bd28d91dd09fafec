import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { Meter, type MeterPart } from '@mijn/ui/Meter';
import { Stack } from '@mijn/ui/Stack';
import { useUiContext } from '@mijn/ui/UiProvider';
import type { ReactNode } from 'react';
import * as m from '../../generated/texts/eigenRisico.js';
import type { EigenRisico } from './eigenRisico.fragments.ts';
import { type EigenRisicoParts, eigenRisicoParts } from './eigenRisicoParts.ts';

function explanation(
  { requiredRemaining, voluntaryRemaining }: EigenRisicoParts,
  inTermijnen: boolean,
  year: number,
): string {
  if (inTermijnen) {
    return requiredRemaining + voluntaryRemaining > 0 ? m.inTermijnenLeft() : m.inTermijnenFull();
  }
  if (requiredRemaining > 0) return voluntaryRemaining > 0 ? m.bothLeft() : m.mandatoryLeft();
  return voluntaryRemaining > 0 ? m.voluntaryLeft() : m.nothingLeft({ year: String(year) });
}

/** The words of the card for a past year, or an insurance that has ended. */
export interface EigenRisicoWords {
  readonly explanation: string;
  readonly required: string;
  readonly voluntary: string;
}

// The header has the remaining sum, so its parts are named only when there are two.
function meterParts(
  parts: EigenRisicoParts,
  words: EigenRisicoWords | undefined,
): readonly MeterPart[] {
  const { used, requiredRemaining, voluntaryRemaining } = parts;
  const hasBoth = requiredRemaining > 0 && voluntaryRemaining > 0;
  const part = (kind: MeterPart['kind'], label: string, cents: number): MeterPart =>
    hasBoth ? { kind, size: cents, label, value: <Amount cents={cents} /> } : { kind, size: cents };
  return [
    { kind: 'used', size: used },
    part('remaining', words?.required ?? m.partLeft(), requiredRemaining),
    part('voluntary', words?.voluntary ?? m.partVoluntary(), voluntaryRemaining),
  ];
}

function header(
  { used, requiredRemaining, voluntaryRemaining }: EigenRisicoParts,
  isOver: boolean,
  format: (cents: number) => string,
): ReactNode {
  const left = requiredRemaining + voluntaryRemaining;
  const whole = m.ofWhole({ totaal: format(used + left) });
  if (!isOver) {
    return (
      <>
        <strong>{m.left({ over: format(left) })}</strong> {whole}
      </>
    );
  }
  return (
    <>
      <Amount cents={used} /> {whole} {m.used()}
    </>
  );
}

interface TitledProps {
  readonly jaar: number;
  /** Title with the person, when that is not clear from the screen. */
  readonly title?: string;
  readonly action?: ReactNode;
}

const titleOf = ({ jaar, title }: TitledProps): string => title ?? m.title({ year: String(jaar) });

/** The own risk of a year: the used amount, and the maximum still to pay. */
export function EigenRisicoCard(
  props: TitledProps & {
    readonly eigenRisico: EigenRisico;
    readonly words?: EigenRisicoWords | undefined;
    readonly children?: ReactNode;
  },
) {
  const { formatAmount } = useUiContext();
  const parts = eigenRisicoParts(props.eigenRisico);
  return (
    <Card title={titleOf(props)} action={props.action}>
      <Stack space="tight">
        <Meter
          header={header(parts, props.words !== undefined, formatAmount)}
          parts={meterParts(parts, props.words)}
        />
        <p>
          {props.words?.explanation ??
            explanation(parts, props.eigenRisico.inTermijnen === true, props.jaar)}
        </p>
        {props.children}
      </Stack>
    </Card>
  );
}

/** Replaces the meter when the own risk could not be loaded. */
export function EigenRisicoFailed(
  props: TitledProps & {
    readonly retry: ReactNode;
  },
) {
  return (
    <Card title={titleOf(props)} action={props.action}>
      <Stack>
        <p>{m.failed()}</p>
        <div>{props.retry}</div>
      </Stack>
    </Card>
  );
}

/** Replaces the meter while the own risk of a year is not settled (docs/decisions.md §6). */
export function EigenRisicoUnknown(props: TitledProps) {
  const year = String(props.jaar);
  return (
    <Card title={titleOf(props)} action={props.action}>
      <Stack space="tight">
        <p>
          <strong>{m.unknown({ year })}</strong>
        </p>
        <p>{m.unknownWaits()}</p>
      </Stack>
    </Card>
  );
}
