import { pages } from '@mijn/domain/paths';
import { searchZorgsoorten } from '@mijn/domain/zorgsoortSearch';
import { Card } from '@mijn/ui/Card';
import { EmptyState } from '@mijn/ui/EmptyState';
import { IllustrationEmpty } from '@mijn/ui/IllustrationEmpty';
import { Page } from '@mijn/ui/Page';
import { Stack } from '@mijn/ui/Stack';
import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { createLoader } from '../../../api/createLoader.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { RowSearch, useRowSearch } from '../../../forms/search/RowSearch.tsx';
import * as careChoiceWords from '../../../generated/texts/careChoice.js';
import * as m from '../../../generated/texts/vergoedingen.js';
import { AskParagraph } from '../../../help/AskLink.tsx';
import { careAddress, parseCareChoice } from '../../../help/careChoice/careChoice.ts';
import { CareChooser } from '../../../help/careChoice/CareChooser.tsx';
import { firstNameAmong } from '../../../help/careChoice/personNames.ts';
import { CoverList } from './CoverList.tsx';
import { getVergoedingen, type VergoedingenData } from './getVergoedingen.ts';
import { Plan } from './Plan.tsx';

export const loader = createLoader(getVergoedingen);

/** Number of found kinds of care that are shown unfolded. */
const unfoldedAtMost = 3;

interface AboutProps {
  readonly data: VergoedingenData;
  readonly person: string | undefined;
  readonly name: string;
}

function Nothing() {
  return (
    <EmptyState illustration={<IllustrationEmpty />} title={m.nothingTitle()}>
      <p>{m.nothingText()}</p>
      <AskParagraph />
    </EmptyState>
  );
}

// Its state is about one person.
function Covers({ data, person, name }: AboutProps) {
  const { vergoedingen, eigenRisico, jaar, planned, zorgAfgeschermd: isHidden } = data;
  const search = useRowSearch(data.zoek);
  const kinds = vergoedingen.map(({ zorgsoort }) => zorgsoort);
  const meant = search.isOn ? searchZorgsoorten(search.zoek, kinds) : kinds;
  const found = vergoedingen.filter(({ zorgsoort }) => meant.includes(zorgsoort));
  // The calculator is about the care that is found, until the person asks for another one.
  const [asked, setAsked] = useState({ zoek: search.zoek, zorgsoort: meant[0] });
  const care = (asked.zoek === search.zoek ? asked.zorgsoort : meant[0]) ?? kinds[0] ?? '';
  const askFor = (zorgsoort: string) => setAsked({ zoek: search.zoek, zorgsoort });
  return (
    <>
      <Card title={m.results()}>
        <Stack>
          <RowSearch
            search={search}
            label={m.searchLabel()}
            hint={m.searchHint()}
            found={found.length}
          />
          {isHidden && <p>{m.hiddenUse({ name })}</p>}
          {found.length === 0 ? (
            <Nothing />
          ) : (
            <CoverList
              vergoedingen={found}
              eigenRisico={eigenRisico}
              jaar={jaar}
              isOpen={search.isOn && found.length <= unfoldedAtMost}
              onPlan={isHidden ? undefined : askFor}
            />
          )}
        </Stack>
      </Card>
      {isHidden ? (
        <Card title={m.ownTitle()} onScreenOnly>
          <p>{m.hidden({ name })}</p>
        </Card>
      ) : (
        <Plan
          person={person}
          name={name}
          kinds={kinds}
          care={care}
          zoek={search.zoek}
          posted={planned}
        />
      )}
    </>
  );
}

/** /vergoedingen: how each kind of care is covered for a person, and what they would pay themselves for a price. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { language } = useAppEnvironment();
  const choice = { ...parseCareChoice(useSearchParams()[0]), year: undefined };
  const { self, people } = data;
  const person = choice.person ?? self;
  const found = people.find(({ relatienummer }) => relatienummer === person);
  const name = found ? firstNameAmong(found, people, language) : careChoiceWords.thisPerson();
  return (
    <Page
      title={pages.vergoedingen.titel[language]}
      back={{
        href: careAddress('zorggebruik', choice),
        label: pages.zorggebruik.titel[language],
      }}
    >
      <CareChooser
        choice={choice}
        self={self}
        people={people}
        addressOf={(one) => careAddress('vergoedingen', { ...one, year: undefined })}
        said={m.about({ name })}
        withoutYears
      />
      <Covers key={person} data={data} person={person} name={name} />
    </Page>
  );
}
