import { afterAll, beforeEach, expect, it } from 'vitest';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
const browser = await createLoggedInBrowser(testSetup);
afterAll(() => testSetup.stop());
beforeEach(() => {
  testSetup.provider.recover();
  testSetup.provider.seen.length = 0;
});

const ask = async (line: string) => {
  const query = `{ verwachteVergoeding(relatienummer: "R524", regels: [${line}]) {
    weggelaten hoogstens verwachting { totaal { bedragUitgekeerd stappen { stap bedrag } }
      regels { zorgsoort bedragen { bedragEigenRisico } meldingen { code } } } } }`;
  return JSON.parse((await browser.graphql(query)).text);
};
const line = '{ behandelDatum: "2026-11-12", zorgsoort: "Fysiotherapie", bedrag: "110" }';

it('requests the expected payout of a nota, and returns it in cents', async () => {
  const { data } = await ask(line);
  expect(data.verwachteVergoeding).toEqual({
    weggelaten: null,
    hoogstens: null,
    verwachting: {
      totaal: {
        bedragUitgekeerd: 8250,
        stappen: [
          { stap: 'gedeclareerd', bedrag: 11_000 },
          { stap: 'uitgekeerd', bedrag: 8250 },
        ],
      },
      regels: [
        {
          zorgsoort: 'Fysiotherapie',
          bedragen: { bedragEigenRisico: 2035 },
          meldingen: [{ code: 'eigenRisico' }],
        },
      ],
    },
  });
  expect(testSetup.provider.seen.at(-1)?.content).toEqual({
    relatienummer: 'R524',
    buitenland: false,
    regels: [{ behandelDatum: '2026-11-12', zorgsoort: 'Fysiotherapie', bedrag: '110' }],
  });
});

it('returns the most that a shared budget gives, in cents', async () => {
  testSetup.provider.answer('/verwachting', (reply) =>
    reply.send({ status: 200, verwachting: null, weggelaten: 'gedeeldBudget', hoogstens: 100 }),
  );
  const { data } = await ask(line);
  expect(data.verwachteVergoeding).toEqual({
    weggelaten: 'gedeeldBudget',
    hoogstens: 10_000,
    verwachting: null,
  });
});

it('refuses an invalid line without asking the insurer', async () => {
  const { errors } = await ask(line.replace('2026-11-12', '2026-02-30'));
  expect(errors[0].extensions.status).toBe(400);
  expect(testSetup.provider.seen.filter(({ path }) => path.includes('verwachting'))).toEqual([]);
});

it('returns the insurer’s 404, also with the core only', async () => {
  testSetup.provider.answer('/verwachting', (reply) => reply.code(404).send({ status: 404 }));
  const { data, errors } = await ask(line);
  expect([data, errors[0].extensions.status]).toEqual([{ verwachteVergoeding: null }, 404]);
});
