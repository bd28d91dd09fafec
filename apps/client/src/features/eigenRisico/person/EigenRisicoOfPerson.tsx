import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import type { ReactNode } from 'react';
import { Retry } from '../../../forms/Retry.tsx';
import { useAppEnvironment } from '../../../api/environment.ts';
import { useToday } from '../../../api/today.ts';
import type { Part } from '../../../api/response.ts';
import * as eigenRisicoWords from '../../../generated/texts/eigenRisico.js';
import * as m from '../../../generated/texts/person.js';
import { EigenRisicoCard, EigenRisicoFailed, EigenRisicoUnknown } from '../EigenRisicoCard.tsx';
import type { EigenRisico } from '../eigenRisico.fragments.ts';
import { wholeOf } from '../familyMember.ts';
import { leftWords } from '../leftWords.ts';
import {
  amountWords,
  closedWords,
  noneWords,
  otherInCostsWords,
  partOfYearWords,
  type Whose,
} from './personWords.ts';

const yearOfAdulthood = (birth: string): number => Number(birth.slice(0, 4)) + 18;

function titleOf({ jaar, name }: Whose): string {
  const year = String(jaar);
  return name === undefined ? eigenRisicoWords.title({ year }) : m.title({ year, name });
}

function NoEigenRisico({ action, ...whose }: Whose & { readonly action: ReactNode }) {
  const { jaar, geboorteDatum, isClosed } = whose;
  const isMinor = geboorteDatum !== undefined && yearOfAdulthood(geboorteDatum) >= jaar;
  return (
    <Card title={titleOf(whose)} action={action}>
      <p>{noneWords(whose)}</p>
      {isMinor && !isClosed && <p>{m.under18()}</p>}
    </Card>
  );
}

interface PartOfYearProps extends Whose {
  readonly eigenRisico: EigenRisico;
}

// Own risk is by days (docs/domain.md): for a person who comes of age within the year, and for an insurance
// that does not last all of it.
function PartOfYear({ eigenRisico, ...whose }: PartOfYearProps) {
  const { language } = useAppEnvironment();
  const { jaar, geboorteDatum, isClosed } = whose;
  const said = partOfYearWords(eigenRisico, whose, language);
  if (geboorteDatum !== undefined && yearOfAdulthood(geboorteDatum) === jaar) {
    const { merk, perMerk } = eigenRisico;
    const own = perMerk?.find((days) => days.merk === merk);
    const hasEnded = own !== undefined && own.totEnMet < `${jaar}-12-31`;
    return (
      <p>
        {(isClosed ? m.turns18Closed : m.turns18)({ year: String(jaar) })} {hasEnded && said}
      </p>
    );
  }
  return said === undefined ? null : <p>{said}</p>;
}

interface EigenRisicoOfPersonProps extends Whose {
  readonly eigenRisico: Part<EigenRisico>;
  /** The own risk in the care costs on the same screen, cents. */
  readonly inCosts: number;
  /** Whether the own risk of that year is not settled. */
  readonly isUnknown: boolean;
  readonly action?: ReactNode;
}

/** The own risk of a person and year: a meter, and its composition in words. */
export function EigenRisicoOfPerson({
  eigenRisico: found,
  inCosts,
  isUnknown,
  action,
  ...whose
}: EigenRisicoOfPersonProps) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const { jaar, isClosed } = whose;
  const titled = { jaar, title: titleOf(whose), action };
  if (!found.succeeded) {
    if (found.status !== 404) return <EigenRisicoFailed {...titled} retry={<Retry />} />;
    // A year without insurance at this insurer has nothing to show.
    return isUnknown ? <EigenRisicoUnknown {...titled} /> : null;
  }
  const { value } = found;
  if (wholeOf(value) === 0) return <NoEigenRisico {...whose} action={action} />;
  const other = otherInCostsWords(value, inCosts, String(jaar), language);
  return (
    <EigenRisicoCard
      {...titled}
      eigenRisico={value}
      words={isClosed ? closedWords(value, String(jaar)) : leftWords(value, today, language)}
    >
      <Disclosure title={m.explanation()}>
        <p>{amountWords(value, whose, language)}</p>
        <PartOfYear {...whose} eigenRisico={value} />
        {other && <p>{other}</p>}
      </Disclosure>
    </EigenRisicoCard>
  );
}
