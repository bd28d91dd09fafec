import type { Language } from '@mijn/domain/language';
import { Answer } from '@mijn/ui/Answer';
import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { List } from '@mijn/ui/List';
import { Page } from '@mijn/ui/Page';
import { Row } from '@mijn/ui/Row';
import { ChartColumn, FileText, Gauge } from 'lucide-react';
import { useLoaderData, useSearchParams } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import * as m from '../../generated/texts/zorggebruik.js';
import { CareChooser } from '../../help/careChoice/CareChooser.tsx';
import { type CareChoice, careAddress, parseCareChoice } from '../../help/careChoice/careChoice.ts';
import { firstNameAmong } from '../../help/careChoice/personNames.ts';
import { BudgetCard } from './BudgetCard.tsx';
import { CareName } from '../../help/CareName.tsx';
import { type About, nothingWords, summary } from './firstWords.ts';
import { getZorggebruik, type Zorggebruik } from './getZorggebruik.ts';
import { leftWords } from './volume.ts';

/** Loads the budgets for the person and year in the address. */
export const loader = createLoader(getZorggebruik);

// The insurer sorts nearly used budgets first; only usable ones count.
const nextOf = (budgets: readonly Zorggebruik[]) =>
  budgets.find(({ isResterendBruikbaar }) => isResterendBruikbaar === true);

const leftOf = (budget: Zorggebruik, language: Language) => (
  <>
    {leftWords(budget, budget.resterend ?? 0, language)}{' '}
    <CareName name={budget.omschrijving} within />.
  </>
);

function FirstLine(props: About) {
  const { language } = useAppEnvironment();
  const next = nextOf(props.budgets);
  return (
    <Answer kind="info" icon={Gauge} title={next ? leftOf(next, language) : summary(props)}>
      {next && <p>{summary(props)}</p>}
    </Answer>
  );
}

function Said(props: About) {
  const { language } = useAppEnvironment();
  const next = nextOf(props.budgets);
  if (props.budgets.length === 0) return `${nothingWords(props)}.`;
  return (
    <>
      {next && leftOf(next, language)} {summary(props)}
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

function More({ choice }: { readonly choice: CareChoice }) {
  return (
    <Card title={m.more()}>
      <List>
        <Row
          icon={ChartColumn}
          title={m.toZorgkosten()}
          subtitle={m.toZorgkostenText()}
          href={careAddress('zorgkosten', choice)}
        />
        <Row
          icon={FileText}
          title={m.toDeclaraties()}
          subtitle={m.toDeclaratiesText()}
          href={careAddress('declaraties', choice)}
        />
      </List>
    </Card>
  );
}

/** /zorggebruik: the rest of each budget, its use per person, and its end, per person and year. */
export function Component() {
  const { budgets, self, people } = useLoaderData<typeof loader>();
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
      said={<Said budgets={budgets} {...about} />}
    />
  );
  return (
    <Page title={m.page()} aside={<More choice={choice} />}>
      {budgets.length > 0 && <FirstLine budgets={budgets} {...about} />}
      {chooser}
      {budgets.length === 0 && <Nothing {...about} />}
      {budgets.map((budget) => (
        <BudgetCard key={budget.code} budget={budget} name={name} people={people} today={today} />
      ))}
    </Page>
  );
}
