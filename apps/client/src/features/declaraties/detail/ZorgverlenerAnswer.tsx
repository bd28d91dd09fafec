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

function own(from: PaidToZorgverlener): number {
  return from.eigenRisico + from.eigenBijdrage;
}

function title(from: PaidToZorgverlener, language: Language): string {
  const bedrag = formatAmount(from.betaald, language);
  if (from.betaald > 0) {
    return from.naam === undefined
      ? m.paidToZorgverlener({ bedrag })
      : m.paidTo({ bedrag, naam: from.naam });
  }
  return own(from) > 0 ? m.allEigenRisico() : m.notPaid();
}

function whatYouPay(from: PaidToZorgverlener, language: Language): string {
  const eigenRisico = formatAmount(from.eigenRisico, language);
  const bijdrage = formatAmount(from.eigenBijdrage, language);
  if (from.eigenBijdrage === 0) return m.eigenRisicoPart({ eigenRisico });
  if (from.eigenRisico === 0) return m.eigenBijdragePart({ bijdrage });
  return m.ownParts({ bedrag: formatAmount(own(from), language), eigenRisico, bijdrage });
}

interface ZorgverlenerAnswerProps {
  readonly declaratie: DeclaratieDetail;
  /** Who looks gets the invoices of the policy (decisions §2). */
  readonly verzekeringsnemer: boolean;
}

/** The answer of a claim that the care provider sent in: what we paid, and what you pay. */
export function ZorgverlenerAnswer(props: ZorgverlenerAnswerProps) {
  const { language } = useAppEnvironment();
  const { regels, correcties } = props.declaratie;
  const from = paidToZorgverlener(regels, correcties);
  const left = standing(regels, correcties);
  const counting = [...left.lines, ...left.corrections];
  const inTermijnen = countedInTermijnen(counting) > 0;
  const toFacturen = (
    <Link href={pages.facturen.path} className={buttonClass({ variant: 'secondary' })}>
      {m.toFacturen()}
    </Link>
  );
  const self = own(from) > 0 && props.verzekeringsnemer;
  return (
    <Answer
      kind="info"
      icon={HandCoins}
      title={title(from, language)}
      action={self ? toFacturen : undefined}
    >
      <CountsInTermijnen regels={counting} />
      {own(from) > 0 && (
        <p>
          {whatYouPay(from, language)} {self ? m.onYourFactuur() : m.onFactuurOfVerzekeringsnemer()}
        </p>
      )}
      {own(from) === 0 && !inTermijnen && (
        <p>{from.betaald > 0 ? m.youPayNothing() : m.nothingExplanation()}</p>
      )}
    </Answer>
  );
}
