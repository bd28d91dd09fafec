import { Chips } from '@mijn/ui/Chips';
import * as m from '../../generated/texts/zorgkosten.js';
import { CareChooser, type Chosen } from '../../help/careChoice/CareChooser.tsx';
import { addressOf, type Choice } from './choice.ts';

interface ChooserProps {
  readonly choice: Choice;
  readonly self: string | undefined;
  readonly people: readonly Chosen[];
  /** There are costs that own risk may be part of. */
  readonly hasCosts: boolean;
  /** What the screen says first: read out once something else is chosen. */
  readonly said: string;
}

/** Whose care, of which year, and of what cost anything whether own risk is part of it. */
export function Chooser({ choice, self, people, hasCosts, said }: ChooserProps) {
  const chosen = { ...choice, show: 0, line: undefined };
  return (
    <CareChooser
      choice={choice}
      self={self}
      people={people}
      addressOf={(care) => addressOf({ ...chosen, ...care })}
      said={said}
      alsoChosen={choice.withEigenRisico}
    >
      {hasCosts && (
        <Chips
          label={m.partEigenRisico()}
          chips={[false, true].map((withEigenRisico) => ({
            key: String(withEigenRisico),
            label: withEigenRisico ? m.withEigenRisico() : m.withoutEigenRisico(),
            href: addressOf({ ...chosen, withEigenRisico }),
            active: choice.withEigenRisico === withEigenRisico,
          }))}
        />
      )}
    </CareChooser>
  );
}
