import { formatAmount } from '@mijn/domain/money';
import { pages } from '@mijn/domain/paths';
import type { Language } from '@mijn/domain/language';
import { Answer } from '@mijn/ui/Answer';
import { buttonClass } from '@mijn/ui/Button';
import { Link } from '@mijn/ui/Link';
import { HandCoins } from 'lucide-react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/detail.js';
import { CountsInTermijnen } from './CountsInTermijnen.tsx';
import type { DeclaratieDetail } from './declaratieDetail.ts';
import { countedInTermijnen } from '@mijn/domain/staircase';
import {
  type PaidToZorgverlener,
  paidToZorgverlener,
  standing,
} from '@mijn/domain/paidToZorgverlener';

function own(paid: PaidToZorgverlener): number {
  return paid.eigenRisico + paid.eigenBijdrage;
}

function title(paid: PaidToZorgverlener, language: Language): string {
  const bedrag = formatAmount(paid.betaald, language);
  if (paid.betaald > 0) {
    return paid.naam === undefined
      ? m.paidToZorgverlener({ bedrag })
      : m.paidTo({ bedrag, naam: paid.naam });
  }
  if (paid.eigenBijdrage > 0) return m.allOwn();
  return paid.eigenRisico > 0 ? m.allEigenRisico() : m.notPaid();
}

function whatYouPay(paid: PaidToZorgverlener, language: Language): string {
  const eigenRisico = formatAmount(paid.eigenRisico, language);
  const bijdrage = formatAmount(paid.eigenBijdrage, language);
  if (paid.eigenBijdrage === 0) return m.eigenRisicoPart({ eigenRisico });
  if (paid.eigenRisico === 0) return m.eigenBijdragePart({ bijdrage });
  return m.ownParts({ bedrag: formatAmount(own(paid), language), eigenRisico, bijdrage });
}

interface ZorgverlenerAnswerProps {
  readonly declaratie: DeclaratieDetail;
  /** Who looks gets the invoices of the policy (decisions §2); null where that is not known. */
  readonly verzekeringsnemer: boolean | null;
}

function onWhoseFactuur(verzekeringsnemer: ZorgverlenerAnswerProps['verzekeringsnemer']): string {
  if (verzekeringsnemer === null) return m.onTheFactuur();
  return verzekeringsnemer ? m.onYourFactuur() : m.onFactuurOfVerzekeringsnemer();
}

/** The answer of a claim that the care provider sent in: what we paid, and what you pay. */
export function ZorgverlenerAnswer(props: ZorgverlenerAnswerProps) {
  const { language } = useAppEnvironment();
  const { regels, correcties } = props.declaratie;
  const paid = paidToZorgverlener(regels, correcties);
  const left = standing(regels, correcties);
  const counting = [...left.lines, ...left.corrections];
  const inTermijnen = countedInTermijnen(counting) > 0;
  const toFacturen = (
    <Link href={pages.facturen.path} className={buttonClass({ variant: 'secondary' })}>
      {m.toFacturen()}
    </Link>
  );
  const self = own(paid) > 0 && props.verzekeringsnemer;
  return (
    <Answer
      kind="info"
      icon={HandCoins}
      title={title(paid, language)}
      action={self ? toFacturen : undefined}
    >
      <CountsInTermijnen regels={counting} />
      {own(paid) > 0 && (
        <p>
          {whatYouPay(paid, language)} {onWhoseFactuur(props.verzekeringsnemer)}
        </p>
      )}
      {own(paid) === 0 && !inTermijnen && (
        <p>{paid.betaald > 0 ? m.youPayNothing() : m.nothingExplanation()}</p>
      )}
    </Answer>
  );
}
