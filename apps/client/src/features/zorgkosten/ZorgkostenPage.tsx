import { sumParts } from '@mijn/domain/zorgkostenParts';
import { Link } from '@mijn/ui/Link';
import { useLoaderData, useSearchParams } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import { EigenRisicoOfPerson } from '../eigenRisico/person/EigenRisicoOfPerson.tsx';
import { wholeOf } from '../eigenRisico/familyMember.ts';
import { parseChoice } from './choice.ts';
import { getZorgkosten } from './getZorgkosten.ts';
import { Zorgkosten } from './Zorgkosten.tsx';
import * as careChoiceWords from '../../generated/texts/careChoice.js';
import * as m from '../../generated/texts/zorgkosten.js';
import { careAddress } from '../../help/careChoice/careChoice.ts';
import { firstNameAmong } from '../../help/careChoice/personNames.ts';

/** The cost of care and the own risk of the person and year in the address. */
export const loader = createLoader(getZorgkosten);

/** /zorgkosten: the cost of care of a person and year, who paid it, and the own risk of that year. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { language } = useAppEnvironment();
  const choice = parseChoice(useSearchParams()[0]);
  const thisYear = Number(useToday().slice(0, 4));
  const { year = thisYear, person: who = data.self } = choice;
  const person = data.people.find(({ relatienummer }) => relatienummer === who);
  const isSelf = who === data.self;
  const name = person
    ? firstNameAmong(person, data.people, language)
    : careChoiceWords.thisPerson();
  const isPast = year < thisYear;
  const inCosts = sumParts(data.lines).eigenRisico;
  const hasEigenRisico =
    !data.eigenRisico.succeeded || wholeOf(data.eigenRisico.value) > 0 || inCosts !== 0;
  return (
    <Zorgkosten
      data={data}
      choice={choice}
      name={name}
      isSelf={isSelf}
      year={year}
      isPast={isPast}
      hasEigenRisico={hasEigenRisico}
      eigenRisico={
        <EigenRisicoOfPerson
          eigenRisico={data.eigenRisico}
          jaar={year}
          name={isSelf ? undefined : name}
          isClosed={isPast}
          geboorteDatum={person?.geboorteDatum}
          inCosts={inCosts}
          action={
            year === thisYear &&
            hasEigenRisico &&
            data.withVooruit && (
              <Link href={careAddress('vooruit', { ...choice, year: undefined })}>
                {m.vooruit()}
              </Link>
            )
          }
          isUnknown={year > thisYear || (year === thisYear && data.isUnknownThisYear)}
        />
      }
    />
  );
}
