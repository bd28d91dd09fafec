import { formatList } from '@mijn/domain/format';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { Card } from '@mijn/ui/Card';
import { Link } from '@mijn/ui/Link';
import { MeterLine } from '@mijn/ui/Meter';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/family.js';
import { firstNameAmong } from '../../../help/careChoice/personNames.ts';
import type { EigenRisicoAmounts } from '../eigenRisico.fragments.ts';
import { eigenRisicoParts } from '../eigenRisicoParts.ts';
import { type FamilyMember, wholeOf } from '../familyMember.ts';

function meterParts(eigenRisico: EigenRisicoAmounts) {
  const { used, requiredRemaining, voluntaryRemaining } = eigenRisicoParts(eigenRisico);
  return [
    { kind: 'used', size: used },
    { kind: 'remaining', size: requiredRemaining },
    { kind: 'voluntary', size: voluntaryRemaining },
  ] as const;
}

function namesOf(
  named: readonly FamilyMember[],
  people: readonly FamilyMember[],
  language: Language,
): string {
  const names = named.map((one) => firstNameAmong(one, people, language));
  return formatList(names, language);
}

interface FamilyMetersProps {
  /** The family without the viewer, whose own meter is above. */
  readonly people: readonly FamilyMember[];
  readonly addressOf: (relatienummer: string) => string;
}

/**
 * The own risk of the other people of the family, with a meter each; and those without own risk or data.
 */
export function FamilyMeters({ people, addressOf }: FamilyMetersProps) {
  const { language } = useAppEnvironment();
  if (people.length === 0) return null;
  const unknown = people.filter(({ eigenRisico }) => eigenRisico === null);
  const none = people.filter(({ eigenRisico }) => eigenRisico && wholeOf(eigenRisico) === 0);
  return (
    <Card title={m.title()} small>
      <Stack space="tight">
        {people.map(
          (one) =>
            one.eigenRisico &&
            wholeOf(one.eigenRisico) > 0 && (
              <MeterLine
                key={one.relatienummer}
                label={
                  <Link href={addressOf(one.relatienummer)}>
                    {firstNameAmong(one, people, language)}
                  </Link>
                }
                value={m.used({
                  gebruikt: formatAmount(one.eigenRisico.totaalVerbruikt, language),
                  totaal: formatAmount(wholeOf(one.eigenRisico), language),
                })}
                parts={meterParts(one.eigenRisico)}
              />
            ),
        )}
        {none.length > 0 && <p>{m.none({ wie: namesOf(none, people, language) })}</p>}
        {unknown.length > 0 && <p>{m.unknown({ wie: namesOf(unknown, people, language) })}</p>}
      </Stack>
    </Card>
  );
}
