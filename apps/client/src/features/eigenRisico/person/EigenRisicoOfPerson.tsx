import { formatAmount } from '@mijn/domain/money';
import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { Retry } from '../../../forms/Retry.tsx';
import { useAppEnvironment } from '../../../api/environment.ts';
import type { Part } from '../../../api/response.ts';
import * as m from '../../../generated/texts/person.js';
import { EigenRisicoCard, EigenRisicoFailed, EigenRisicoUnknown } from '../EigenRisicoCard.tsx';
import type { EigenRisico } from '../eigenRisico.fragments.ts';
import { wholeOf } from '../familyMember.ts';

/** Whose own risk it is, and of which year. */
interface Whose {
  readonly jaar: number;
  readonly name: string;
  readonly geboorteDatum: string | undefined;
}

const yearOfAdulthood = (birth: string): number => Number(birth.slice(0, 4)) + 18;

function NoEigenRisico({ jaar, name, geboorteDatum }: Whose) {
  const isMinor = geboorteDatum !== undefined && yearOfAdulthood(geboorteDatum) >= jaar;
  const year = String(jaar);
  return (
    <Card title={m.title({ jaar: year, naam: name })}>
      <p>{m.none({ naam: name, jaar: year })}</p>
      {isMinor && <p>{m.under18()}</p>}
    </Card>
  );
}

function amountWords(eigenRisico: EigenRisico, jaar: number, language: 'nl' | 'en'): string {
  const { verplichtBedrag, vrijwilligBedrag } = eigenRisico;
  const verplicht = formatAmount(verplichtBedrag, language);
  const year = String(jaar);
  if (vrijwilligBedrag === 0) return m.mandatoryOnly({ jaar: year, verplicht });
  return m.bothParts({
    jaar: year,
    totaal: formatAmount(wholeOf(eigenRisico), language),
    verplicht,
    voluntary: formatAmount(vrijwilligBedrag, language),
  });
}

interface EigenRisicoOfPersonProps extends Whose {
  readonly eigenRisico: Part<EigenRisico>;
  /** The own risk of that year is not settled. */
  readonly isUnknown: boolean;
}

/** The own risk of a person and year: as a meter, and in words what it is made of. */
export function EigenRisicoOfPerson({
  eigenRisico: found,
  isUnknown,
  ...whose
}: EigenRisicoOfPersonProps) {
  const { language } = useAppEnvironment();
  const { jaar, name, geboorteDatum } = whose;
  if (!found.succeeded) {
    if (found.status !== 404) return <EigenRisicoFailed jaar={jaar} retry={<Retry />} />;
    // Of a year in which somebody was not insured with us there is nothing to tell.
    return isUnknown ? <EigenRisicoUnknown jaar={jaar} /> : null;
  }
  const { value } = found;
  if (wholeOf(value) === 0) return <NoEigenRisico {...whose} />;
  const turns18 = geboorteDatum !== undefined && yearOfAdulthood(geboorteDatum) === jaar;
  return (
    <EigenRisicoCard
      jaar={jaar}
      eigenRisico={value}
      title={m.title({ jaar: String(jaar), naam: name })}
    >
      <Stack space="tight">
        <p>{amountWords(value, jaar, language)}</p>
        {turns18 && <p>{m.turns18({ jaar: String(jaar) })}</p>}
      </Stack>
    </EigenRisicoCard>
  );
}
