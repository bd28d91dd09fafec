import { indicatorNames } from '@mijn/contract/relatie';
import { describe, expect, it } from 'vitest';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';
import { relatieOf } from '../testing/stubResponses.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

const outcome = `{ isValid conflict fieldMessages { fieldName code detail }
  generalMessages { code } relatie { roepnaam state } }`;
const home = { adresType: 'GBAvestigingsadres', straat: 'Duinweg', huisnummer: 1 };
const relatie = {
  achternaam: 'Vries',
  roepnaam: 'San',
  opgemaakteNaam: 'Persoon 081',
  email: null,
  geboorteDatum: '1986-03-14',
  aanleverwijzeCorrespondentie: 'Digitaal',
  aanleverwijzePolisblad: 'GeenKeuze',
  relatieNummer: 'R081',
  telefoonNummer: '+31612345678',
  vestigingsAdres: home,
  postAdres: null,
  ontvangtNieuwsbrief: false,
  toestemmingDetailsZorgkosten: true,
  leeftijd: 40,
  indicatoren: ['toonMeldingKiesDigitaalCorrespondentie'],
  indicatorenRedenen: [{ indicator: 'magDocumentenZien', redenen: ['GeenZenZ'] }],
};
const allOff = Object.fromEntries(indicatorNames.map((name) => [name, false]));
const send = (field: string) =>
  browser.graphql(
    `mutation ($r: RelatieInvoer!, $s: String!) { ${field}(relatie: $r, state: $s) ${outcome} }`,
    { r: relatie, s: 'x' },
  );

describe.each([
  ['wijzigRelatie', '/relatie'],
  ['valideerRelatie', '/relatie/validate'],
])('%s', (field, path) => {
  it('sends the whole relation, with the state it was read with', async () => {
    const response = await send(field);
    expect(response.json()).toEqual({
      data: {
        [field]: {
          isValid: true,
          conflict: false,
          fieldMessages: [],
          generalMessages: [],
          relatie: { roepnaam: 'Sanne', state: 'y' },
        },
      },
    });
    const [call] = testSetup.provider.seen;
    expect(call?.path).toBe(`/api/v1${path}`);
    expect(call?.content).toMatchObject({
      ...relatie,
      _state: 'x',
      postAdres: null,
      vestigingsAdres: { ...home, postcode: null, huisnummerToevoeging: null },
      indicatoren: { toonMeldingKiesDigitaalCorrespondentie: true, magDocumentenZien: false },
    });
  });
});

it('returns errors by field, with numeric details', async () => {
  const fieldMessages = [{ fieldName: 'roepnaam', code: 'tooLong', detail: 25 }];
  testSetup.provider.answer('/wijzig', () => ({
    status: 200,
    validation: { isValid: false, fieldMessages, generalMessages: [] },
    relatie: relatieOf('999990081'),
    _state: 'x',
  }));
  expect((await send('wijzigRelatie')).json()).toMatchObject({
    data: {
      wijzigRelatie: {
        isValid: false,
        fieldMessages: [{ fieldName: 'roepnaam', code: 'tooLong', detail: '25' }],
      },
    },
  });
});

describe('a conflict', () => {
  const conflict = { isValid: false, conflict: true };

  it('returns the current relation from the insurer’s response', async () => {
    testSetup.provider.answer('/wijzig', (reply) =>
      reply.code(409).send({
        status: 409,
        relatie: { ...relatieOf('999990081'), roepnaam: 'Suus', indicatoren: allOff },
        _state: 'z',
      }),
    );
    expect((await send('wijzigRelatie')).json()).toMatchObject({
      data: { wijzigRelatie: { ...conflict, relatie: { roepnaam: 'Suus', state: 'z' } } },
    });
  });

  it('fetches it from an insurer without that extension', async () => {
    testSetup.provider.answer('/wijzig', (reply) => reply.code(409).send({ status: 409 }));
    expect((await send('wijzigRelatie')).json()).toMatchObject({
      data: { wijzigRelatie: { ...conflict, relatie: { roepnaam: 'Sanne', state: 'x' } } },
    });
  });
});

const confirm = () =>
  browser.graphql('mutation { bevestigContactgegevens(relatienummer: "R081") }');

it('confirms the contact details, and only the caller’s', async () => {
  expect((await confirm()).json()).toEqual({ data: { bevestigContactgegevens: true } });
  expect(testSetup.provider.seen[0]?.content).toEqual({ relatienummer: 'R081' });
  testSetup.provider.answer('/bevestig', (reply) => reply.code(404).send({ status: 404 }));
  expect((await confirm()).json()).toMatchObject({ errors: [{ extensions: { status: 404 } }] });
});

it('returns the passes of everyone, or of one', async () => {
  const all = await browser.graphql('{ zorgpassen { relatieNummer } }');
  expect(all.json()).toEqual({
    data: { zorgpassen: [{ relatieNummer: 'R081' }, { relatieNummer: 'R524' }] },
  });
  const one = await browser.graphql('{ zorgpassen(relatienummer: "R524") { bsn } }');
  expect(one.json()).toEqual({ data: { zorgpassen: [{ bsn: '999990081' }] } });
  const none = await browser.graphql('{ zorgpassen(relatienummer: "R999") { bsn } }');
  expect(none.json()).toEqual({ data: { zorgpassen: [] } });
});

it('returns 404 for a log that this insurer lacks, with the other data', async () => {
  for (const path of ['/uitbreidingen/relatie/wijzigingen', '/uitbreidingen/relatie/inzagen']) {
    testSetup.provider.answer(path, (reply) => reply.code(404).send({ status: 404 }));
  }
  const response = await browser.graphql(
    '{ wijzigingen { veld } inzagenBladzijde(nummer: 1) { bladzijden } relatie { roepnaam } }',
  );
  expect(response.json()).toMatchObject({
    data: { wijzigingen: null, inzagenBladzijde: null, relatie: { roepnaam: 'Sanne' } },
    errors: [{ extensions: { status: 404 } }, { extensions: { status: 404 } }],
  });
});
