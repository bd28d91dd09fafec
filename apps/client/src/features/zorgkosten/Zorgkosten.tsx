import { capital } from '@mijn/domain/capital';
import { pathOfYearDocument } from '@mijn/domain/filePaths';
import { Alert } from '@mijn/ui/Alert';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';
import { careAddress, wasInsured } from '../../help/careChoice/careChoice.ts';
import { firstNameAmong } from '../../help/careChoice/personNames.ts';
import { Chooser } from './Chooser.tsx';
import { addressOf, type Choice } from './choice.ts';
import { CompareYears } from './CompareYears.tsx';
import { CsvButton } from './CsvButton.tsx';
import { FirstLine } from './FirstLine.tsx';
import type { ZorgkostenData } from './getZorgkosten.ts';
import { Lines } from './Lines.tsx';
import { nothingWords, type Whose } from './nothingWords.ts';
import { PerMonth } from './PerMonth.tsx';
import { saidWords } from './saidWords.ts';
import { total } from '@mijn/domain/zorgkostenParts';
import { sumOf } from '@mijn/domain/money';
import { YearOverview } from './yearOverview/YearOverview.tsx';

/** What the screen is about. */
interface About extends Whose {
  readonly data: ZorgkostenData;
  readonly choice: Choice;
}

function Nothing({ choice, ...whose }: Whose & Pick<About, 'choice'>) {
  return (
    <Card>
      <EmptyState illustration={<IllustrationEmpty />} title={nothingWords(whose)}>
        <p>{m.nothingText()}</p>
        <p>
          <Link href={careAddress('declaraties', choice)}>{words.declaraties()}</Link>
        </p>
      </EmptyState>
    </Card>
  );
}

// What is asked besides keeps the year in the address: what is compared with is then the same for ever.
function Ways({ data, choice, year }: Pick<About, 'data' | 'choice' | 'year'>) {
  const { language } = useAppEnvironment();
  const chosen = { ...choice, year, show: 0, line: undefined };
  // Beside what the page is for, keeping and printing are small: colour and size are for what must be done.
  const small = buttonClass({ variant: 'subtle', small: true });
  const person = choice.person ?? data.self;
  const found = data.people.find(({ relatienummer }) => relatienummer === person);
  const { withYearBefore } = choice;
  return (
    <ButtonGroup row>
      {(withYearBefore || wasInsured(year - 1, found?.verzekerdSinds)) && (
        <Link className={small} href={addressOf({ ...chosen, withYearBefore: !withYearBefore })}>
          {withYearBefore ? m.compareNot() : m.compare({ before: String(year - 1) })}
        </Link>
      )}
      <Link className={small} href={addressOf({ ...chosen, asOverview: true })}>
        {m.overview()}
      </Link>
      <Link className={small} href={careAddress('zorggebruik', choice)}>
        {m.toZorggebruik()}
      </Link>
      {data.lines.length > 0 && (
        <CsvButton
          lines={data.lines}
          year={year}
          name={found && firstNameAmong(found, data.people, language)}
        />
      )}
    </ButtonGroup>
  );
}

function HiddenCare({ data, name }: Pick<About, 'data' | 'name'>) {
  if (data.lines.every(({ zorgsoort }) => zorgsoort !== null)) return null;
  return (
    <Alert kind="info" title={words.careHidden()}>
      <p>{words.careHiddenBy({ name: capital(name) })}</p>
    </Alert>
  );
}

// An insurer with only the core does not tell it.
function inTermijnenOf(lines: ZorgkostenData['lines']): number {
  return sumOf(lines, (line) => line.bedragEigenRisicoInTermijnen ?? 0);
}

// What care cost and how own risk stands are the two answers: they stand first, on a phone too.
function Whole({ ahead, eigenRisico, ...about }: Omit<ZorgkostenProps, 'family'>) {
  const { data, choice, name, year, isSelf, isPast } = about;
  const whose = { name, isSelf, year, isPast };
  const { withEigenRisico } = choice;
  const { language } = useAppEnvironment();
  const parts = total(data.lines);
  const isEmpty = data.lines.length === 0;
  return (
    <>
      {!isEmpty && (
        <FirstLine
          parts={parts}
          {...whose}
          inTermijnen={inTermijnenOf(data.lines)}
          withEigenRisico={withEigenRisico}
        />
      )}
      {!isEmpty && eigenRisico}
      <Chooser
        choice={choice}
        self={data.self}
        people={data.people}
        hasCosts={!isEmpty || data.before?.succeeded === true}
        said={saidWords(parts, whose, withEigenRisico, language)}
      />
      <HiddenCare data={data} name={name} />
      {isEmpty && <Nothing {...whose} choice={choice} />}
      {isEmpty && eigenRisico}
      {data.before && (
        <CompareYears
          year={year}
          now={parts}
          before={data.before}
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
  const { data, choice, name, isSelf, year } = props;
  const { language } = useAppEnvironment();
  if (!choice.asOverview) {
    // Who is alone has nothing beside: what else there is to ask would stand there by itself.
    const hasFamily = data.people.length > 1;
    const ways = <Ways data={data} choice={choice} year={year} />;
    return (
      <Page
        title={m.page()}
        aside={
          hasFamily && (
            <>
              {props.family}
              {ways}
            </>
          )
        }
      >
        <Whole {...props} />
        {!hasFamily && ways}
      </Page>
    );
  }
  const back = { href: addressOf({ ...choice, asOverview: false }), label: m.page() };
  const person = choice.person ?? data.self;
  return (
    <Page title={m.overview()} back={back}>
      <YearOverview
        parts={total(data.lines)}
        name={isSelf ? undefined : name}
        year={year}
        facturen={data.facturen}
        pdf={data.withPdf && person ? pathOfYearDocument(person, year, language) : undefined}
      />
      {props.eigenRisico}
    </Page>
  );
}
