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
const ask = async (query: string) => JSON.parse((await browser.graphql(query)).text);
const vooraf = (args: string) => `{ vooraf(${args}) { reden vooraf {
  bedragZelf onderweg meldingen { code } stappen { stap bedrag } } } }`;

it('requests the cost of planned care, and returns it in cents', async () => {
  const { data } = await ask(
    vooraf('relatienummer: "R524", zorgsoort: "Ziekenhuis", bedrag: "110"'),
  );
  expect(data.vooraf).toMatchObject({ reden: null, vooraf: { bedragZelf: 2750, onderweg: 2 } });
  expect(data.vooraf.vooraf.stappen.at(-1)).toEqual({ stap: 'vergoed', bedrag: 8250 });
  expect(paths()).toContain(
    '/api/v1/uitbreidingen/zorgkosten/vooraf?relatienummer=R524&zorgsoort=Ziekenhuis&bedrag=110',
  );
});

it('defaults to the caller', async () => {
  await ask(vooraf('zorgsoort: "Ziekenhuis", bedrag: "110"'));
  expect(paths().some((path) => path.includes('relatienummer=R081'))).toBe(true);
});

it('returns the forecast of own risk in cents', async () => {
  const { data } = await ask(`{ eigenRisicoVerwachting(relatienummer: "R524") {
    minimum maximum onderwegAantal onderwegBedrag opVanaf redenen eerdereJaren { jaar bedrag }
    vrijwillig { keuze jaren { jaar kosten korting } } } }`);
  expect(data.eigenRisicoVerwachting).toEqual({
    minimum: 2035,
    maximum: 12_050,
    onderwegAantal: 1,
    onderwegBedrag: 4510,
    opVanaf: '2026-12-01',
    redenen: [],
    eerdereJaren: [{ jaar: 2025, bedrag: 5505 }],
    vrijwillig: { keuze: 10_000, jaren: [{ jaar: 2025, kosten: 0, korting: 4800 }] },
  });
});

it.each([
  ['/uitbreidingen/zorgkosten/vooraf', vooraf('zorgsoort: "X", bedrag: "1"'), 'vooraf'],
  [
    '/uitbreidingen/eigenRisico/verwachting',
    '{ eigenRisicoVerwachting { gebruikt } }',
    'eigenRisicoVerwachting',
  ],
])('returns the insurer’s 404 for %s', async (address, query, field) => {
  testSetup.provider.answer(address, (reply) => reply.code(404).send({ status: 404 }));
  const { data, errors } = await ask(query);
  expect([data, errors[0].extensions.status]).toEqual([{ [field]: null }, 404]);
});
