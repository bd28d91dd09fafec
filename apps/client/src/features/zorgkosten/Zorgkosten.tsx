import { pathOfYearDocument } from '@mijn/domain/filePaths';
import { pages } from '@mijn/domain/paths';
import { Alert } from '@mijn/ui/Alert';
import { Answer } from '@mijn/ui/Answer';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { useUiContext } from '@mijn/ui/UiProvider';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';
import { careAddress } from '../../help/careChoice/careChoice.ts';
import { Chooser } from './Chooser.tsx';
import { addressOf, type Choice } from './choice.ts';
import { CompareYears } from './CompareYears.tsx';
import { CsvButton } from './CsvButton.tsx';
import type { ZorgkostenData } from './getZorgkosten.ts';
import { Lines } from './Lines.tsx';
import { PerMonth } from './PerMonth.tsx';
import { cost, ownPart, type Parts, total } from '@mijn/domain/zorgkostenParts';
import { premiePaid } from '@mijn/domain/premiePaid';
import { YearOverview } from './YearOverview.tsx';

/** What the screen is about. */
interface About {
  readonly data: ZorgkostenData;
  readonly choice: Choice;
  /** First name of whose care it is. */
  readonly name: string;
  readonly year: number;
}

interface FirstLineProps extends Pick<About, 'name' | 'year'> {
  readonly parts: Parts;
  readonly withEigenRisico: boolean;
}

const ownWords = {
  with: { some: m.answerOwn, none: m.answerAll },
  without: { some: m.answerOwnWithout, none: m.answerAllWithout },
} as const;

/** What the care of a year cost, and what of it was one's own, in a sentence each. */
export function FirstLine({ parts, name, year, withEigenRisico }: FirstLineProps) {
  const { formatAmount } = useUiContext();
  const about = { naam: name, jaar: String(year) };
  const all = cost(parts);
  if (all === 0) {
    return (
      <Answer kind="info" icon={ChartColumn} title={m.nothing(about)}>
        <p>{m.answerZero()}</p>
      </Answer>
    );
  }
  const own = ownPart(parts, withEigenRisico);
  const { some, none } = ownWords[withEigenRisico ? 'with' : 'without'];
  return (
    <Answer
      kind="info"
      icon={ChartColumn}
      title={m.answer({ ...about, bedrag: formatAmount(all) })}
    >
      <p>{own === 0 ? none() : some({ bedrag: formatAmount(own) })}</p>
    </Answer>
  );
}

function Nothing({ name, year }: Pick<About, 'name' | 'year'>) {
  return (
    <Card>
      <EmptyState
        illustration={<IllustrationEmpty />}
        title={m.nothing({ naam: name, jaar: String(year) })}
      >
        <p>{m.nothingText()}</p>
        <p>
          <Link href={pages.declaraties.path}>{words.declaraties()}</Link>
        </p>
      </EmptyState>
    </Card>
  );
}

// What is asked besides keeps the year in the address: what is compared with is then the same for ever.
function Ways({ data, choice, year }: Omit<About, 'name'>) {
  const chosen = { ...choice, year, show: 0 };
  const secondary = buttonClass({ variant: 'secondary' });
  return (
    <ButtonGroup beside>
      <Link
        className={secondary}
        href={addressOf({ ...chosen, withYearBefore: !choice.withYearBefore })}
      >
        {choice.withYearBefore ? m.compareNot() : m.compare({ before: String(year - 1) })}
      </Link>
      <Link className={secondary} href={addressOf({ ...chosen, asOverview: true })}>
        {m.overview()}
      </Link>
      <Link className={secondary} href={careAddress('zorggebruik', choice)}>
        {m.toZorggebruik()}
      </Link>
      {data.lines.length > 0 && <CsvButton lines={data.lines} year={year} />}
    </ButtonGroup>
  );
}

function HiddenCare({ data, name }: Pick<About, 'data' | 'name'>) {
  if (data.lines.every(({ zorgsoort }) => zorgsoort !== null)) return null;
  return (
    <Alert kind="info" title={words.careHidden()}>
      <p>{words.careHiddenBy({ naam: name })}</p>
    </Alert>
  );
}

function Whole({ ahead, ...about }: About & Pick<ZorgkostenProps, 'ahead'>) {
  const { data, choice, name, year } = about;
  const { withEigenRisico } = choice;
  const parts = total(data.lines);
  const isEmpty = data.lines.length === 0;
  return (
    <>
      {!isEmpty && (
        <FirstLine parts={parts} name={name} year={year} withEigenRisico={withEigenRisico} />
      )}
      <Chooser choice={choice} self={data.self} people={data.people} />
      <HiddenCare data={data} name={name} />
      {isEmpty && <Nothing name={name} year={year} />}
      {data.before && (
        <CompareYears
          year={year}
          now={parts}
          before={total(data.before)}
          withEigenRisico={withEigenRisico}
        />
      )}
      {!isEmpty && <PerMonth lines={data.lines} year={year} withEigenRisico={withEigenRisico} />}
      {!isEmpty && (
        <Lines lines={data.lines} choice={choice} year={year} behind={data.behind} name={name} />
      )}
      {ahead}
    </>
  );
}

// How own risk stands, and what else there is to ask; on a phone under what care cost.
function Aside({ data, choice, year, eigenRisico, family }: ZorgkostenProps) {
  return (
    <>
      {eigenRisico}
      {family}
      <Ways data={data} choice={choice} year={year} />
    </>
  );
}

interface ZorgkostenProps extends About {
  /** How this person's own risk of the year stands. */
  readonly eigenRisico: ReactNode;
  /** How that of everybody stands. */
  readonly family: ReactNode;
  /** What is to come this year; nothing in another one. */
  readonly ahead: ReactNode;
}

/** What care cost, and what of it was one's own, per person and year; or the overview of it, to print. */
export function Zorgkosten(props: ZorgkostenProps) {
  const { data, choice, name, year } = props;
  const { language } = useAppEnvironment();
  if (!choice.asOverview) {
    return (
      <Page title={m.page()} aside={<Aside {...props} />}>
        <Whole data={data} choice={choice} name={name} year={year} ahead={props.ahead} />
      </Page>
    );
  }
  const back = { href: addressOf({ ...choice, asOverview: false }), label: m.page() };
  const person = choice.person ?? data.self;
  return (
    <Page title={m.overview()} back={back}>
      <YearOverview
        parts={total(data.lines)}
        name={name}
        year={year}
        premie={premiePaid(data.facturen, year)}
        pdf={data.withPdf && person ? pathOfYearDocument(person, year, language) : undefined}
      />
      {props.eigenRisico}
    </Page>
  );
}
