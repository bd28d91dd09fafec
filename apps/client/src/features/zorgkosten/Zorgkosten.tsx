import { capitalize } from '@mijn/domain/format';
import { pathOfYearDocument } from '@mijn/domain/filePaths';
import { totalCost, sumParts } from '@mijn/domain/zorgkostenParts';
import { Alert } from '@mijn/ui/Alert';
import { Answer } from '@mijn/ui/Answer';
import { buttonClass } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppEnvironment } from '../../api/environment.ts';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';
import { CareChooser } from '../../help/careChoice/CareChooser.tsx';
import { careAddress, wasInsured } from '../../help/careChoice/careChoice.ts';
import { firstNameAmong } from '../../help/careChoice/personNames.ts';
import { addressOf, type Choice } from './choice.ts';
import { CompareYears } from './CompareYears.tsx';
import { CostsPerMonth } from './CostsPerMonth.tsx';
import { CsvButton } from './CsvButton.tsx';
import type { ZorgkostenData } from './getZorgkosten.ts';
import { Lines } from './Lines.tsx';
import { YearOverview } from './yearOverview/YearOverview.tsx';
import { formatNoCosts, formatWhoPaid, formatWhose, type Whose } from './zorgkostenWords.ts';

interface ZorgkostenProps extends Whose {
  readonly data: ZorgkostenData;
  readonly choice: Choice;
  /** The own risk of this person and year. */
  readonly eigenRisico: ReactNode;
  /** Whether there is any, for the person or in the costs. */
  readonly hasEigenRisico: boolean;
}

function Summary({
  data,
  choice,
  ...whose
}: Omit<ZorgkostenProps, 'eigenRisico' | 'hasEigenRisico'>) {
  const { language } = useAppEnvironment();
  const parts = sumParts(data.lines);
  // The year is shown in the choice below and at own risk.
  const ofOther = whose.isSelf ? undefined : formatWhose(whose);
  const note = totalCost(parts) === 0 ? m.answerZero() : ofOther;
  return (
    <Answer
      kind="info"
      icon={ChartColumn}
      title={formatWhoPaid(parts, whose, choice.withEigenRisico, language)}
    >
      {note && <p>{note}</p>}
    </Answer>
  );
}

function NoCosts({ choice, ...whose }: Whose & Pick<ZorgkostenProps, 'choice'>) {
  return (
    <Card>
      <EmptyState illustration={<IllustrationEmpty />} title={formatNoCosts(whose)}>
        <p>{m.nothingText()}</p>
        <p>
          <Link href={careAddress('declaraties', choice)}>{words.declaraties()}</Link>
        </p>
      </EmptyState>
    </Card>
  );
}

function HiddenCare({ data, name }: Pick<ZorgkostenProps, 'data' | 'name'>) {
  if (data.lines.every(({ zorgsoort }) => zorgsoort !== null)) return null;
  return (
    <Alert kind="info" title={words.careHidden()}>
      <p>{words.careHiddenBy({ name: capitalize(name) })}</p>
    </Alert>
  );
}

// The same element before and after, so that it keeps the focus; SpokenChoice announces the new answer.
function EigenRisicoSwitch({ choice }: Pick<ZorgkostenProps, 'choice'>) {
  const { withEigenRisico } = choice;
  return (
    <Link href={addressOf({ ...choice, line: undefined, withEigenRisico: !withEigenRisico })}>
      {withEigenRisico ? m.withoutEigenRisico() : m.withEigenRisico()}
    </Link>
  );
}

// The address always has the year, so that a bookmarked comparison stays the same.
function MoreViews({ data, choice, year }: Pick<ZorgkostenProps, 'data' | 'choice' | 'year'>) {
  const { language } = useAppEnvironment();
  const chosen = { ...choice, year, line: undefined };
  const small = buttonClass({ variant: 'secondary', small: true });
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

function YearOverviewPage({ data, choice, name, isSelf, year, eigenRisico }: ZorgkostenProps) {
  const { language } = useAppEnvironment();
  const back = { href: addressOf({ ...choice, asOverview: false }), label: m.page() };
  const person = choice.person ?? data.self;
  return (
    <Page title={m.overview()} back={back}>
      <YearOverview
        parts={sumParts(data.lines)}
        name={isSelf ? undefined : name}
        year={year}
        facturen={data.facturen}
        pdf={data.withPdf && person ? pathOfYearDocument(person, year, language) : undefined}
      />
      {eigenRisico}
    </Page>
  );
}

function YearPage({ eigenRisico, ...about }: ZorgkostenProps) {
  const { data, choice, name, isSelf, year, isPast } = about;
  const { language } = useAppEnvironment();
  const { withEigenRisico } = choice;
  const whose = { name, isSelf, year, isPast };
  const parts = sumParts(data.lines);
  const isEmpty = data.lines.length === 0;
  // Somebody without own risk, such as a child, has no other view of the year.
  const eigenRisicoSwitch = about.hasEigenRisico && <EigenRisicoSwitch choice={choice} />;
  return (
    <Page title={m.page()}>
      {!isEmpty && <Summary {...about} />}
      <CareChooser
        choice={choice}
        self={data.self}
        people={data.people}
        addressOf={(care) => addressOf({ ...choice, line: undefined, ...care })}
        said={`${formatWhoPaid(parts, whose, withEigenRisico, language)} ${isEmpty ? '' : formatWhose(whose)}`}
        alsoChosen={withEigenRisico}
      />
      <HiddenCare data={data} name={name} />
      {isEmpty && <NoCosts {...whose} choice={choice} />}
      {eigenRisico}
      {data.before && (
        <CompareYears
          year={year}
          now={parts}
          before={data.before}
          withEigenRisico={withEigenRisico}
          action={isEmpty && data.before.succeeded && eigenRisicoSwitch}
        />
      )}
      {!isEmpty && (
        <>
          <CostsPerMonth
            lines={data.lines}
            year={year}
            withEigenRisico={withEigenRisico}
            action={eigenRisicoSwitch}
          />
          <Lines
            key={`${choice.person} ${year}`}
            lines={data.lines}
            choice={choice}
            year={year}
            behind={data.behind}
            name={name}
          />
        </>
      )}
      <MoreViews data={data} choice={choice} year={year} />
    </Page>
  );
}

/** Care costs of a person and year, and who paid what; or the printable overview of the year. */
export function Zorgkosten(props: ZorgkostenProps) {
  return props.choice.asOverview ? <YearOverviewPage {...props} /> : <YearPage {...props} />;
}
