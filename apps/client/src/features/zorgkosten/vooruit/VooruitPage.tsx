import { pages } from '@mijn/domain/paths';
import { Card } from '@mijn/ui/Card';
import { Page } from '@mijn/ui/Page';
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
import { Plan } from './Plan.tsx';
import { Voluntary } from './Voluntary.tsx';

export const loader = createLoader(getVooruit);

// Used-up own risk, and a range from nothing to everything, are no forecast.
function isForecast({ opSinds, gebruikt, minimum, maximum, totaal }: ForecastData): boolean {
  return opSinds === null && (minimum > gebruikt || maximum < totaal);
}

/** /zorgkosten/vooruit: costs of planned care, own risk by the end of the year, and the choice for the next year. */
export function Component() {
  const { self, people, forecast, planned, hasVoluntary, isHidden } =
    useLoaderData<typeof loader>();
  const { language } = useAppEnvironment();
  const choice = { ...parseCareChoice(useSearchParams()[0]), year: undefined };
  const person = choice.person ?? self;
  const found = people.find(({ relatienummer }) => relatienummer === person);
  const name = found ? firstNameAmong(found, people, language) : careChoiceWords.thisPerson();
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
      {isHidden ? (
        <Card title={m.ownTitle()} onScreenOnly>
          <p>{m.hidden({ name })}</p>
        </Card>
      ) : (
        <Plan key={person} person={person} name={name} posted={planned} />
      )}
      {forecast && isForecast(forecast) && <Forecast forecast={forecast} />}
      {forecast?.vrijwillig && (
        <Voluntary {...forecast.vrijwillig} thisYear={forecast.jaar} isChosen={hasVoluntary} />
      )}
    </Page>
  );
}
