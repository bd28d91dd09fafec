import { pages } from '@mijn/domain/paths';
import { Alert } from '@mijn/ui/Alert';
import { Answer } from '@mijn/ui/Answer';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { Link } from '@mijn/ui/Link';
import { Page } from '@mijn/ui/Page';
import { ChartColumn } from 'lucide-react';
import { useLoaderData, useSearch } from '../../router/hooks.ts';
import { createLoader } from '../../api/createLoader.ts';
import { useToday } from '../../api/today.ts';
import { useUiContext } from '@mijn/ui/UiProvider';
import * as words from '../../generated/texts/shared.js';
import * as m from '../../generated/texts/zorgkosten.js';
import { Chooser } from './Chooser.tsx';
import { parseChoice } from './choice.ts';
import { CsvButton } from './CsvButton.tsx';
import { firstName } from './firstName.ts';
import { getZorgkosten } from './getZorgkosten.ts';
import { Lines } from './Lines.tsx';
import { PerMonth } from './PerMonth.tsx';
import { cost, ownPart, type Parts, total } from './parts.ts';

/** What care cost of the person and year that the address asks for. */
export const loader = createLoader(getZorgkosten);

interface FirstLineProps {
  readonly parts: Parts;
  readonly name: string;
  readonly year: number;
  readonly withEigenRisico: boolean;
}

function FirstLine({ parts, name, year, withEigenRisico }: FirstLineProps) {
  const { formatAmount } = useUiContext();
  const own = formatAmount(ownPart(parts, withEigenRisico));
  const bedrag = formatAmount(cost(parts));
  return (
    <Answer
      kind="info"
      icon={ChartColumn}
      title={m.answer({ naam: name, jaar: String(year), bedrag })}
    >
      <p>{withEigenRisico ? m.answerOwn({ bedrag: own }) : m.answerOwnWithout({ bedrag: own })}</p>
    </Answer>
  );
}

function Nothing({ name, year }: { readonly name: string; readonly year: number }) {
  return (
    <Card>
      <EmptyState
        illustration={<IllustrationEmpty />}
        title={m.nothing({ naam: name, jaar: String(year) })}
      >
        <p>{m.nothingText()}</p>
        <Link href={pages.declaraties.path}>{words.declaraties()}</Link>
      </EmptyState>
    </Card>
  );
}

/** /zorgkosten: what care cost, and what of it was one's own, per person and year. */
export function Component() {
  const { lines, self, people } = useLoaderData<typeof loader>();
  const choice = parseChoice(useSearch());
  const today = useToday();
  const year = choice.year ?? Number(today.slice(0, 4));
  const { withEigenRisico } = choice;
  const person = choice.person ?? self;
  const found = people.find(({ relatienummer }) => relatienummer === person);
  const name = found ? firstName(found.opgemaakteNaam) : m.thisPerson();
  const chooser = <Chooser choice={choice} self={self} people={people} />;
  const hidden = lines.some(({ zorgsoort }) => zorgsoort === null);
  return (
    <Page title={m.page()}>
      {lines.length === 0 ? (
        <>
          {chooser}
          <Nothing name={name} year={year} />
        </>
      ) : (
        <>
          <FirstLine
            parts={total(lines)}
            name={name}
            year={year}
            withEigenRisico={withEigenRisico}
          />
          {chooser}
          {hidden && (
            <Alert kind="info" title={words.careHidden()}>
              <p>{words.careHiddenBy({ naam: name })}</p>
            </Alert>
          )}
          <PerMonth lines={lines} year={year} withEigenRisico={withEigenRisico} />
          <Lines lines={lines} choice={choice} />
          <ButtonGroup>
            <CsvButton lines={lines} year={year} />
          </ButtonGroup>
        </>
      )}
    </Page>
  );
}
