import { Card } from '@mijn/ui/Card';
import { Stack } from '@mijn/ui/Stack';
import { Retry } from '../../../forms/Retry.tsx';
import { useAppEnvironment } from '../../../api/environment.ts';
import type { Part } from '../../../api/response.ts';
import * as m from '../../../generated/texts/person.js';
import { EigenRisicoCard, EigenRisicoFailed, EigenRisicoUnknown } from '../EigenRisicoCard.tsx';
import type { EigenRisico } from '../eigenRisico.fragments.ts';
import { wholeOf } from '../familyMember.ts';
import { amountWords, closedWords, noneWords, type Whose } from './personWords.ts';

const yearOfAdulthood = (birth: string): number => Number(birth.slice(0, 4)) + 18;

// Who sees their own is told so without their name.
function titleOf({ jaar, name }: Whose): string {
  const year = String(jaar);
  return name === undefined ? m.titleSelf({ year }) : m.title({ year, name });
}

function NoEigenRisico(whose: Whose) {
  const { jaar, geboorteDatum, isClosed } = whose;
  const isMinor = geboorteDatum !== undefined && yearOfAdulthood(geboorteDatum) >= jaar;
  return (
    <Card title={titleOf(whose)}>
      <p>{noneWords(whose)}</p>
      {isMinor && !isClosed && <p>{m.under18()}</p>}
    </Card>
  );
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
  const { jaar, geboorteDatum, isClosed } = whose;
  if (!found.succeeded) {
    if (found.status !== 404) return <EigenRisicoFailed jaar={jaar} retry={<Retry />} />;
    // Of a year in which somebody was not insured with us there is nothing to tell.
    return isUnknown ? <EigenRisicoUnknown jaar={jaar} /> : null;
  }
  const { value } = found;
  if (wholeOf(value) === 0) return <NoEigenRisico {...whose} />;
  const year = String(jaar);
  const turns18 = geboorteDatum !== undefined && yearOfAdulthood(geboorteDatum) === jaar;
  return (
    <EigenRisicoCard
      jaar={jaar}
      eigenRisico={value}
      title={titleOf(whose)}
      words={isClosed ? closedWords(value, year) : undefined}
    >
      <Stack space="tight">
        <p>{amountWords(value, whose, language)}</p>
        {turns18 && <p>{(isClosed ? m.turns18Closed : m.turns18)({ year })}</p>}
      </Stack>
    </EigenRisicoCard>
  );
}
