import { total } from '@mijn/domain/zorgkostenParts';
import { useLoaderData, useSearchParams } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { useAppEnvironment } from '../../api/environment.ts';
import { useToday } from '../../api/today.ts';
import { FamilyEigenRisico } from '../../features/eigenRisico/person/FamilyEigenRisico.tsx';
import { EigenRisicoOfPerson } from '../../features/eigenRisico/person/EigenRisicoOfPerson.tsx';
import { addressOf, type Choice, parseChoice } from '../../features/zorgkosten/choice.ts';
import { getZorgkosten } from '../../features/zorgkosten/getZorgkosten.ts';
import { isCareHidden } from '../../features/zorgkosten/isCareHidden.ts';
import { Ahead } from '../../features/zorgkosten/ahead/Ahead.tsx';
import { Zorgkosten } from '../../features/zorgkosten/Zorgkosten.tsx';
import * as m from '../../generated/texts/zorgkosten.js';
import { firstNameAmong } from '../../help/careChoice/personNames.ts';

/** What care cost of the person and year that the address asks for, and how their own risk stands. */
export const loader = createLoader(getZorgkosten);

// The list of another person begins again, and of it nothing is explained yet.
const addressesOf = (choice: Choice) => (person: string) =>
  addressOf({ ...choice, person, show: 0, line: undefined });

/** /zorgkosten: what care cost, what of it was one's own, and the own risk of the year. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { language } = useAppEnvironment();
  const choice = parseChoice(useSearchParams()[0]);
  const thisYear = Number(useToday().slice(0, 4));
  const { year = thisYear, person: who = data.self } = choice;
  const person = data.people.find(({ relatienummer }) => relatienummer === who);
  const isSelf = who === data.self;
  const name = person ? firstNameAmong(person, data.people, language) : m.thisPerson();
  const isPast = year < thisYear;
  return (
    <Zorgkosten
      data={data}
      choice={choice}
      name={name}
      isSelf={isSelf}
      year={year}
      isPast={isPast}
      ahead={
        year === thisYear && (
          <Ahead
            forecast={data.forecast}
            person={who}
            name={name}
            planned={data.planned}
            isHidden={isCareHidden(data)}
            hasVoluntary={data.eigenRisico.succeeded && data.eigenRisico.value.vrijwilligBedrag > 0}
          />
        )
      }
      eigenRisico={
        <EigenRisicoOfPerson
          eigenRisico={data.eigenRisico}
          jaar={year}
          name={isSelf ? undefined : name}
          isClosed={isPast}
          geboorteDatum={person?.geboorteDatum}
          inCosts={total(data.lines).eigenRisico}
          isUnknown={year > thisYear || (year === thisYear && data.isUnknownThisYear)}
        />
      }
      family={
        <FamilyEigenRisico jaar={year} people={data.people} addressOf={addressesOf(choice)} />
      }
    />
  );
}
