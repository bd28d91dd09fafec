import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { List } from '@mijn/ui/List';
import { Page } from '@mijn/ui/Page';
import { Row } from '@mijn/ui/Row';
import { HeartHandshake } from 'lucide-react';
import { useLoaderData, useSearchParams } from 'react-router';
import { createLoader } from '../../../api/createLoader.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as careChoiceWords from '../../../generated/texts/careChoice.js';
import * as m from '../../../generated/texts/vooruit.js';
import { careAddress, parseCareChoice } from '../../../help/careChoice/careChoice.ts';
import { CareChooser } from '../../../help/careChoice/CareChooser.tsx';
import { firstNameAmong } from '../../../help/careChoice/personNames.ts';
import { Forecast } from './Forecast.tsx';
import { type Forecast as ForecastData, getVooruit } from './getVooruit.ts';
import { Voluntary } from './Voluntary.tsx';

export const loader = createLoader(getVooruit);

// Used-up own risk, and a range from nothing to everything, are no forecast.
function withoutForecast(forecast: ForecastData | null): string | undefined {
  if (forecast === null) return m.noForecast();
  const { jaar, opSinds, gebruikt, minimum, maximum, totaal } = forecast;
  const year = String(jaar);
  if (totaal === 0) return m.noneApplies({ year });
  if (opSinds !== null) return m.usedUp({ year });
  return minimum > gebruikt || maximum < totaal ? undefined : m.tooEarly({ year });
}

/** /zorgkosten/vooruit: own risk by the end of the year, and the choice for the next year. */
export function Component() {
  const { self, people, forecast, hasVoluntary, withVergoedingen } = useLoaderData<typeof loader>();
  const { language } = useAppEnvironment();
  const choice = { ...parseCareChoice(useSearchParams()[0]), year: undefined };
  const person = choice.person ?? self;
  const found = people.find(({ relatienummer }) => relatienummer === person);
  const name = found ? firstNameAmong(found, people, language) : careChoiceWords.thisPerson();
  const why = withoutForecast(forecast);
  const back = {
    href: careAddress('zorgkosten', choice),
    label: pages.zorgkosten.titel[language],
  };
  return (
    <Page title={m.page()} back={back}>
      <CareChooser
        choice={choice}
        self={self}
        people={people}
        addressOf={(one) => careAddress('vooruit', { ...one, year: undefined })}
        said={m.about({ name })}
        withoutYears
      />
      {forecast && why === undefined ? (
        <Forecast forecast={forecast} />
      ) : (
        <Card>
          <p>{why}</p>
        </Card>
      )}
      {forecast?.vrijwillig && (
        <Voluntary {...forecast.vrijwillig} thisYear={forecast.jaar} isChosen={hasVoluntary} />
      )}
      {withVergoedingen && (
        <Card title={m.more()} onScreenOnly>
          <List>
            <Row
              icon={HeartHandshake}
              title={pages.vergoedingen.titel[language]}
              href={careAddress('vergoedingen', choice)}
            />
          </List>
        </Card>
      )}
    </Page>
  );
}
