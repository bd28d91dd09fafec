import { formatAmount } from '@mijn/domain/money';
import { pages } from '@mijn/domain/paths';
import type { Language } from '@mijn/domain/language';
import { Answer } from '@mijn/ui/Answer';
import { buttonClass } from '@mijn/ui/Button';
import { Link } from '@mijn/ui/Link';
import { HandCoins } from 'lucide-react';
import { useAppEnvironment } from '../../../../api/environment.ts';
import * as m from '../../../../generated/texts/zorgverlener.js';
import { CountsInTermijnen } from '../CountsInTermijnen.tsx';
import type { DeclaratieDetail } from '../declaratieDetail.ts';
import {
  isFreeOfCharge,
  amountOnFactuur,
  type PaidToZorgverlener,
  paidToZorgverlener,
  zorgverlenerAnswer,
} from '@mijn/domain/paidToZorgverlener';

const titles: Record<
  ReturnType<typeof zorgverlenerAnswer>,
  (paid: PaidToZorgverlener, bedrag: string) => string
> = {
  paid: ({ naam }, bedrag) =>
    naam === undefined ? m.paidToZorgverlener({ bedrag }) : m.paidTo({ bedrag, name: naam }),
  allEigenRisico: m.allEigenRisico,
  allOwn: m.allOwn,
  notPaid: m.notPaid,
};

function whatYouPay(paid: PaidToZorgverlener, language: Language): string {
  const eigenRisico = formatAmount(paid.eigenRisico, language);
  const bijdrage = formatAmount(paid.eigenBijdrage, language);
  if (paid.eigenBijdrage === 0) return m.eigenRisicoPart({ eigenRisico });
  if (paid.eigenRisico === 0) return m.eigenBijdragePart({ bijdrage });
  return m.ownParts({
    bedrag: formatAmount(amountOnFactuur(paid), language),
    eigenRisico,
    bijdrage,
  });
}

interface ZorgverlenerAnswerProps {
  readonly declaratie: DeclaratieDetail;
  /** Whether the viewer gets the invoices of the policy (docs/decisions.md §2); null when unknown. */
  readonly verzekeringsnemer: boolean | null;
}

function onWhoseFactuur(verzekeringsnemer: ZorgverlenerAnswerProps['verzekeringsnemer']): string {
  if (verzekeringsnemer === null) return m.onTheFactuur();
  return verzekeringsnemer ? m.onYourFactuur() : m.onFactuurOfVerzekeringsnemer();
}

// Whether the rest of the bill was paid, and if not why.
function TheRest({ paid }: { readonly paid: PaidToZorgverlener }) {
  const { language } = useAppEnvironment();
  if (isFreeOfCharge(paid)) return <p>{m.youPayNothing()}</p>;
  const { betaald, notCovered } = paid;
  if (notCovered === 0 && betaald + amountOnFactuur(paid) > 0) return null;
  return (
    <p>
      {notCovered > 0 && m.notCoveredPart({ bedrag: formatAmount(notCovered, language) })}{' '}
      {m.readWhy()}
    </p>
  );
}

/** The answer of a claim that the care provider submitted: what we paid, and what you pay. */
export function ZorgverlenerAnswer(props: ZorgverlenerAnswerProps) {
  const { language } = useAppEnvironment();
  const { regels, correcties } = props.declaratie;
  const paid = paidToZorgverlener(regels, correcties);
  const own = amountOnFactuur(paid);
  const toFacturen = (
    <Link href={pages.facturen.path} className={buttonClass({ variant: 'secondary' })}>
      {m.toFacturen()}
    </Link>
  );
  return (
    <Answer
      kind="info"
      icon={HandCoins}
      title={titles[zorgverlenerAnswer(paid)](paid, formatAmount(paid.betaald, language))}
      action={own > 0 && props.verzekeringsnemer ? toFacturen : undefined}
    >
      <CountsInTermijnen cents={paid.inTermijnen} />
      {own > 0 && (
        <p>
          {whatYouPay(paid, language)} {onWhoseFactuur(props.verzekeringsnemer)}
        </p>
      )}
      <TheRest paid={paid} />
    </Answer>
  );
}
