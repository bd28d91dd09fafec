import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import { Amount } from '@mijn/ui/Amount';
import { Card } from '@mijn/ui/Card';
import { Meter, type MeterPart } from '@mijn/ui/Meter';
import { Stack } from '@mijn/ui/Stack';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as m from '../../generated/texts/eigenRisico.js';
import type { EigenRisico } from './eigenRisico.fragments.ts';
import { type EigenRisicoParts, eigenRisicoParts } from './eigenRisicoParts.ts';

function explanation(
  { requiredRemaining, voluntaryRemaining }: EigenRisicoParts,
  inTermijnen: boolean,
  year: number,
  language: Language,
): string {
  if (inTermijnen) {
    return requiredRemaining + voluntaryRemaining > 0 ? m.inTermijnenLeft() : m.inTermijnenFull();
  }
  const verplicht = formatAmount(requiredRemaining, language);
  const voluntary = formatAmount(voluntaryRemaining, language);
  if (requiredRemaining > 0 && voluntaryRemaining > 0) return m.bothLeft({ verplicht, voluntary });
  if (requiredRemaining > 0) return m.mandatoryLeft({ verplicht });
  return voluntaryRemaining > 0
    ? m.voluntaryLeft({ voluntary })
    : m.nothingLeft({ year: String(year) });
}

const part = (kind: MeterPart['kind'], label: string, cents: number): MeterPart => ({
  kind,
  label,
  size: cents,
  value: <Amount cents={cents} />,
});

/** What the card says in place of its own words of a year that goes on. */
export interface EigenRisicoWords {
  readonly explanation: string;
  readonly required: string;
  readonly voluntary: string;
}

// What is used always stands there; what is left only while something is.
function meterParts(
  parts: EigenRisicoParts,
  words: EigenRisicoWords | undefined,
): readonly MeterPart[] {
  const left = [
    part('remaining', words?.required ?? m.partLeft(), parts.requiredRemaining),
    part('voluntary', words?.voluntary ?? m.partVoluntary(), parts.voluntaryRemaining),
  ];
  return [part('used', m.partUsed(), parts.used), ...left.filter(({ size }) => size > 0)];
}

interface TitledProps {
  readonly jaar: number;
  /** Whose it is, where that is not clear from the screen. */
  readonly title?: string;
}

const titleOf = ({ jaar, title }: TitledProps): string => title ?? m.title({ year: String(jaar) });

/** The own risk of a year: how much is used, and how much a person still pays at most. */
export function EigenRisicoCard(
  props: TitledProps & {
    readonly eigenRisico: EigenRisico;
    /** The way on, at its heading. */
    readonly action?: ReactNode;
    /** Of a year that is over. */
    readonly words?: EigenRisicoWords | undefined;
    /** More about it, under the meter. */
    readonly children?: ReactNode;
  },
) {
  const { language } = useAppEnvironment();
  const parts = eigenRisicoParts(props.eigenRisico);
  return (
    <Card title={titleOf(props)} action={props.action}>
      <Stack space="tight">
        <Meter
          header={
            <>
              <Amount cents={parts.used} /> {m.used()}
            </>
          }
          parts={meterParts(parts, props.words)}
        />
        <p>
          {props.words?.explanation ??
            explanation(parts, props.eigenRisico.inTermijnen === true, props.jaar, language)}
        </p>
        {props.children}
      </Stack>
    </Card>
  );
}

/** Stands in the place of the meter when the own risk could not be fetched. */
export function EigenRisicoFailed(
  props: TitledProps & {
    /** The button to try again. */
    readonly retry: ReactNode;
  },
) {
  return (
    <Card title={titleOf(props)}>
      <Stack>
        <p>{m.failed()}</p>
        <div>{props.retry}</div>
      </Stack>
    </Card>
  );
}

/** Stands in the place of the meter while the own risk of a year is not settled (docs/decisions.md §6). */
export function EigenRisicoUnknown(props: TitledProps) {
  const year = String(props.jaar);
  return (
    <Card title={titleOf(props)}>
      <Stack space="tight">
        <p>
          <strong>{m.unknown({ year })}</strong>
        </p>
        <p>{m.unknownWaits({ year })}</p>
      </Stack>
    </Card>
  );
}
