import { formatAmount } from '@mijn/domain/money';
import { Card } from '@mijn/ui/Card';
import { List } from '@mijn/ui/List';
import { Row } from '@mijn/ui/Row';
import { UserRound } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/person.js';
import { firstNameAmong } from '../../../help/careChoice/personNames.ts';
import type { EigenRisicoAmounts } from '../eigenRisico.fragments.ts';
import { type FamilyMember, wholeOf } from '../familyMember.ts';

function usedWords(eigenRisico: EigenRisicoAmounts | null, language: 'nl' | 'en'): string {
  if (!eigenRisico) return m.familyUnknown();
  const whole = wholeOf(eigenRisico);
  if (whole === 0) return m.familyNone();
  return m.familyUsed({
    gebruikt: formatAmount(eigenRisico.totaalVerbruikt, language),
    totaal: formatAmount(whole, language),
  });
}

interface FamilyEigenRisicoProps {
  readonly jaar: number;
  readonly people: readonly FamilyMember[];
  /** Where the care of a person is told. */
  readonly addressOf: (relatienummer: string) => string;
}

/** The own risk of everybody whom the viewer may see, one under the other. */
export function FamilyEigenRisico({ jaar, people, addressOf }: FamilyEigenRisicoProps) {
  const { language } = useAppEnvironment();
  if (people.length < 2) return null;
  return (
    <Card title={m.familyTitle({ year: String(jaar) })}>
      <List>
        {people.map((one) => (
          <Row
            key={one.relatienummer}
            icon={UserRound}
            title={firstNameAmong(one, people, language)}
            subtitle={usedWords(one.eigenRisico, language)}
            href={addressOf(one.relatienummer)}
          />
        ))}
      </List>
    </Card>
  );
}
