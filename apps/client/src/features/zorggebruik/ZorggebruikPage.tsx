import type { Language } from '@mijn/domain/language';
import { pages } from '@mijn/domain/paths';
import { Answer } from '@mijn/ui/Answer';
import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { List } from '@mijn/ui/List';
import { Page } from '@mijn/ui/Page';
import { Row } from '@mijn/ui/Row';
import { ChartColumn, FileText, Gauge, HeartHandshake } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import * as m from '../../generated/texts/zorggebruik.js';
import { CareChooser } from '../../help/careChoice/CareChooser.tsx';
import { type CareChoice, careAddress, parseCareChoice } from '../../help/careChoice/careChoice.ts';
import { firstNameAmong } from '../../help/careChoice/personNames.ts';
import { BudgetCard } from './BudgetCard.tsx';
import { periodWords } from './remarks.ts';
import { CareName } from '../../help/CareName.tsx';
import {
  type About,
  byUse,
  isUsedUp,
  nothingWords,
  sharedRest,
  summary,
  whoseWords,
} from './firstWords.ts';
import { getZorggebruik, type Zorggebruik } from './getZorggebruik.ts';
import { leftWords, upToWords } from './volume.ts';

/** Loads the budgets for the person and year in the address. */
export const loader = createLoader(getZorggebruik);

const leftOf = (budget: Zorggebruik, language: Language) => (
  <>
    {leftWords(budget, budget.resterend ?? 0, language)}{' '}
    <CareName name={budget.omschrijving} within />.
  </>
);

function UsedUp({ budgets, year }: Pick<About, 'budgets' | 'year'>) {
  return (
    <>
      {m.usedUpIn({ year: String(year) })}{' '}
      {budgets.map(({ code, omschrijving }, i) => (
        <Fragment key={code}>
          {i > 0 && ', '}
          <CareName name={omschrijving} within />
        </Fragment>
      ))}
      .
    </>
  );
}

// The first sentences, the most important first: used up, the least that is left, a part of a shared budget.
function answers(about: About, language: Language): readonly ReactNode[] {
  const { budgets } = about;
  const usedUp = budgets.filter(isUsedUp);
  const next = budgets.find(({ isResterendBruikbaar }) => isResterendBruikbaar === true);
  const shared = budgets.flatMap(sharedRest)[0];
  const told = [
    usedUp.length > 0 && !about.isPast && <UsedUp budgets={usedUp} year={about.year} />,
    next && leftOf(next, language),
    !next && shared && !about.isPast && (
      <>
        {upToWords(shared, shared.resterend ?? 0, language)}{' '}
        <CareName name={shared.omschrijving} within />, {m.whileShared()}
      </>
    ),
  ].filter(Boolean);
  return told.length > 0 ? told : [summary(about)];
}

function Summary(props: About) {
  const { language } = useAppEnvironment();
  const [first, second] = answers(props, language);
  return (
    <Answer kind="info" icon={Gauge} title={first}>
      {second && <p>{second}</p>}
    </Answer>
  );
}

function SpokenSummary(props: About) {
  const { language } = useAppEnvironment();
  if (props.budgets.length === 0) return `${nothingWords(props)}.`;
  return (
    <>
      {answers(props, language)[0]} {whoseWords(props)}
    </>
  );
}

// The link to the care costs is next to it anyway.
function Nothing(about: Omit<About, 'budgets'>) {
  return (
    <Card>
      <EmptyState illustration={<IllustrationEmpty />} title={nothingWords(about)}>
        <p>{m.nothingText()}</p>
      </EmptyState>
    </Card>
  );
}

interface MoreProps {
  readonly choice: CareChoice;
  readonly withVergoedingen: boolean;
}

function More({ choice, withVergoedingen }: MoreProps) {
  const { language } = useAppEnvironment();
  return (
    <Card title={m.more()}>
      <List>
        {withVergoedingen && (
          <Row
            icon={HeartHandshake}
            title={pages.vergoedingen.titel[language]}
            href={careAddress('vergoedingen', { ...choice, year: undefined })}
          />
        )}
        <Row icon={ChartColumn} title={m.toZorgkosten()} href={careAddress('zorgkosten', choice)} />
        <Row icon={FileText} title={m.toDeclaraties()} href={careAddress('declaraties', choice)} />
      </List>
    </Card>
  );
}

/** /zorggebruik: the rest of each budget, its use per person, and its end, per person and year. */
export function Component() {
  const { budgets: unsorted, self, people, withVergoedingen } = useLoaderData<typeof loader>();
  const budgets = byUse(unsorted);
  const choice = parseCareChoice(useSearchParams()[0]);
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  const year = choice.year ?? thisYear;
  const person = choice.person ?? self;
  const found = people.find(({ relatienummer }) => relatienummer === person);
  const { language } = useAppEnvironment();
  const name = found ? firstNameAmong(found, people, language) : m.thisPerson();
  const about = { name, isSelf: person === self, year, isPast: year < thisYear };
  const chooser = (
    <CareChooser
      choice={choice}
      self={self}
      people={people}
      addressOf={(care) => careAddress('zorggebruik', care)}
      said={<SpokenSummary budgets={budgets} {...about} />}
    />
  );
  // Budgets of one period say it once, below them.
  const [period, ...otherPeriods] = new Set(
    budgets.map((budget) => periodWords(budget, today, language)),
  );
  const sharedPeriod = otherPeriods.length === 0 && budgets.length > 1 ? period : undefined;
  const isProcessed = budgets.some(({ datumLaatsteVerwerking }) => datumLaatsteVerwerking !== null);
  return (
    <Page title={m.page()} aside={<More choice={choice} withVergoedingen={withVergoedingen} />}>
      {budgets.length > 0 && <Summary budgets={budgets} {...about} />}
      {chooser}
      {budgets.length === 0 && <Nothing {...about} />}
      {budgets.map((budget) => (
        <BudgetCard
          key={budget.code}
          budget={budget}
          name={name}
          people={people}
          person={choice.person}
          today={today}
          isPeriodSaid={sharedPeriod !== undefined}
        />
      ))}
      {(sharedPeriod !== undefined || isProcessed) && (
        <p>
          {sharedPeriod} {isProcessed && m.notYetCounted()}
        </p>
      )}
    </Page>
  );
}
