import { afterAll, beforeEach, expect, it } from 'vitest';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
const browser = await createLoggedInBrowser(testSetup);
afterAll(() => testSetup.stop());
beforeEach(() => {
  testSetup.provider.recover();
  testSetup.provider.seen.length = 0;
});

const paths = () => testSetup.provider.seen.map(({ path }) => path);
const address = '/uitbreidingen/zorgkosten/vergoedingen';
const ask = async (args = '') => {
  const { text } = await browser.graphql(`{ vergoedingen${args} { jaar zorgAfgeschermd
    eigenRisico { totaal resterend inTermijnen maximumPerBehandeling }
    vergoedingen { zorgsoort vergoed percentage voorwaarde
      budgetten { gedeeldAls volumeEenheid totaal resterend redenAfgeschermd }
      wettelijkeBijdrage { percentage bedrag maximum resterend } } } }`);
  return JSON.parse(text);
};

it('requests how care is covered, and returns amounts in cents and treatments as they are', async () => {
  const { data } = await ask('(relatienummer: "R524")');
  expect(paths()).toContain(`/api/v1${address}?relatienummer=R524`);
  expect(data.vergoedingen).toMatchObject({
    jaar: 2026,
    eigenRisico: { totaal: 48_500, resterend: 46_465, maximumPerBehandeling: null },
  });
  const [therapy, dentist, medicines] = data.vergoedingen.vergoedingen;
  expect(therapy.budgetten).toMatchObject([{ volumeEenheid: 'Aantal', totaal: 9, resterend: 7 }]);
  expect(dentist.budgetten).toMatchObject([
    { gedeeldAls: null, totaal: 25_000, resterend: 12_550 },
    { gedeeldAls: 'Tandarts, bril en lenzen', totaal: 60_000, resterend: null },
  ]);
  expect(medicines.wettelijkeBijdrage).toEqual({
    percentage: 0,
    bedrag: 1_000,
    maximum: 25_000,
    resterend: 24_000,
  });
});

it('defaults to the caller', async () => {
  await ask();
  expect(paths().some((path) => path.includes(`${address}?relatienummer=R081`))).toBe(true);
});

it('returns the insurer’s 404 for a person whom the caller may not see', async () => {
  testSetup.provider.answer(address, (reply) => reply.code(404).send({ status: 404 }));
  const { data, errors } = await ask('(relatienummer: "R999")');
  expect([data, errors[0].extensions.status]).toEqual([{ vergoedingen: null }, 404]);
});

it('reads a reason that a newer insurer added as none', async () => {
  testSetup.provider.answer(address, (reply) =>
    reply.send({
      status: 200,
      jaar: 2026,
      zorgAfgeschermd: false,
      eigenRisico: null,
      vergoedingen: [
        {
          zorgsoort: 'Tandarts',
          vergoed: true,
          redenNietVergoed: null,
          pakket: 'NIEUW',
          percentage: 80,
          budgetten: [],
          wettelijkeBijdrage: null,
          eigenRisico: 'anders',
          leeftijdVanaf: null,
          leeftijdTot: null,
          voorwaarde: 'machtiging',
        },
      ],
    }),
  );
  const { data } = await ask();
  expect(data.vergoedingen.vergoedingen).toMatchObject([{ percentage: 80, voorwaarde: null }]);
});
