import { dayInNetherlands, formatDayShortly, formatDayWithoutYear } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount, sumOf } from '@mijn/domain/money';
import { pages, pathOfBetaalverzoek } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { buttonClass } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { IllustrationShore } from '@mijn/ui/IllustrationShore';
import { Link } from '@mijn/ui/Link';
import { List } from '@mijn/ui/List';
import { Row } from '@mijn/ui/Row';
import { CircleCheckBig, FilePen, Hourglass } from 'lucide-react';
import type { ResultOf } from 'gql.tada';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import { betaalverzoekTitle, betaalverzoekWhen } from '../facturen/phase/betaalverzoekWords.ts';
import { isPayable } from '../facturen/phase/betaalverzoekPhase.ts';
import * as m from '../../generated/texts/overzicht.js';
import * as words from '../../generated/texts/shared.js';
import { Figure } from './Figure.tsx';
import type { overzichtOperation } from './OverzichtPage.operations.ts';

/** A payment request of the overview (§3); integer cents, days `yyyy-mm-dd`. */
export type ToPay = NonNullable<ResultOf<typeof overzichtOperation>['betaalverzoeken']>[number];

/** Whether payment is late: help with paying then takes the place of offers. */
export function isInArrears(toPay: readonly ToPay[], today: string): boolean {
  return toPay
    .filter(isPayable)
    .some(({ titel, uitersteBetaalDatum }) => titel !== 'Factuur' || uitersteBetaalDatum < today);
}

// A day that has passed is a sentence of its own.
function dueWords(first: ToPay, count: number, today: string, language: Language): string {
  const day = formatDayShortly(first.uitersteBetaalDatum, today, language);
  const isLate = first.uitersteBetaalDatum < today;
  if (count > 1) return isLate ? m.severalLate({ n: count, day }) : m.severalBy({ n: count, day });
  const titel = betaalverzoekTitle(first.titel).name;
  return isLate
    ? m.asked({ titel, when: betaalverzoekWhen(first, today, language) })
    : m.askedBy({ titel, day });
}

function PayFigure({ payable }: { readonly payable: readonly ToPay[] }) {
  const { language } = useAppEnvironment();
  const today = useToday();
  const [first] = payable;
  if (!first) return null;
  const isOne = payable.length === 1;
  return (
    <Figure
      label={m.toPay()}
      amount={formatAmount(
        sumOf(payable, ({ bedragTeBetalen }) => bedragTeBetalen),
        language,
      )}
      note={dueWords(first, payable.length, today, language)}
      action={
        <Link
          href={isOne ? pathOfBetaalverzoek(first.betalingsKenmerk) : pages.facturen.path}
          className={buttonClass({})}
        >
          {m.payNow()}
        </Link>
      }
    />
  );
}

interface DutiesProps {
  /** Payment requests, the most urgent first; those with a payment under way at the end. */
  readonly toPay: readonly ToPay[];
  /** When the draft of a claim was saved, RFC 3339; undefined without a draft. */
  readonly conceptSavedAt: string | undefined;
  /** The notice below asks for something too. */
  readonly hasNotice: boolean;
}

/** The first block of the overview: only what the person must do, or that there is nothing to do. */
export function Duties({ toPay, conceptSavedAt, hasNotice }: DutiesProps) {
  const { language, config } = useAppEnvironment();
  if (toPay.length === 0 && conceptSavedAt === undefined) {
    return (
      <Answer
        kind="positive"
        icon={CircleCheckBig}
        picture={<IllustrationShore brand={config.merk} />}
        title={m.upToDateTitle()}
      >
        {!hasNotice && <p>{m.upToDateText()}</p>}
      </Answer>
    );
  }
  return (
    <Card title={m.attention()}>
      <List>
        <PayFigure payable={toPay.filter(isPayable)} />
        {toPay
          .filter((one) => !isPayable(one))
          .map(({ betalingsKenmerk, bedragTeBetalen }) => (
            <Row
              key={betalingsKenmerk}
              icon={Hourglass}
              title={m.checking({ bedrag: formatAmount(bedragTeBetalen, language) })}
              subtitle={words.checkingBetaling()}
              href={pathOfBetaalverzoek(betalingsKenmerk)}
            />
          ))}
        {conceptSavedAt !== undefined && (
          <Row
            icon={FilePen}
            tone="attention"
            title={m.concept()}
            subtitle={m.conceptSince({
              day: formatDayWithoutYear(dayInNetherlands(new Date(conceptSavedAt)), language),
            })}
            href={pages.declaratieIndienen.path}
          />
        )}
      </List>
    </Card>
  );
}
