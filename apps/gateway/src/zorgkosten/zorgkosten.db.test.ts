import { expect, it } from 'vitest';
import { zorgkostenLine } from '../testing/stubZorgkosten.testing.ts';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

const address = '/zorgkosten/:relatienummer/:jaartal';
const lines = `{ zorgkosten(relatienummer: "R524", jaar: 2025) {
  datumIngang zorgsoort soortIndiener naamLocatieZorgverlener bedragGedeclareerd bedragNietVergoed
  bedragEigenRisico bedragWettelijkeBijdrage bedragNietVergoedExclusiefEigenRisico bedragVergoed
  bedragEigenRisicoInTermijnen declaratieNummer declaratieVolgnummer } }`;

it('returns a line in cents, with nulls for fields outside the core', async () => {
  testSetup.provider.seen.length = 0;
  const { data } = JSON.parse((await browser.graphql(lines)).text);
  expect(data.zorgkosten).toEqual([
    {
      ...zorgkostenLine,
      bedragGedeclareerd: 11_000,
      bedragNietVergoed: 2750,
      bedragEigenRisico: 2035,
      bedragNietVergoedExclusiefEigenRisico: 715,
      bedragVergoed: 8250,
      bedragEigenRisicoInTermijnen: null,
      declaratieNummer: null,
      declaratieVolgnummer: null,
    },
  ]);
  expect(testSetup.provider.seen.map(({ path }) => path)).toEqual(['/api/v1/zorgkosten/R524/2025']);
});

it('defaults to the caller and this year', async () => {
  testSetup.provider.seen.length = 0;
  await browser.graphql('{ zorgkosten { bedragVergoed } }');
  const year = Temporal.Now.plainDateISO('Europe/Amsterdam').year;
  expect(testSetup.provider.seen.map(({ path }) => path)).toContain(
    `/api/v1/zorgkosten/R081/${year}`,
  );
});

it('returns own risk in instalments, and a line’s claim, if the insurer has them', async () => {
  const known = {
    bedragEigenRisicoInTermijnen: 20.35,
    declaratieNummer: 'D2026-1',
    declaratieVolgnummer: 1,
  };
  testSetup.provider.answer(address, () => ({
    zorgkostenRegels: [{ ...zorgkostenLine, ...known }],
  }));
  const { data } = JSON.parse((await browser.graphql(lines)).text);
  expect(data.zorgkosten[0]).toMatchObject({ ...known, bedragEigenRisicoInTermijnen: 2035 });
});

it('returns the insurer’s 404 for somebody else', async () => {
  testSetup.provider.answer(address, (reply) => reply.code(404).send({ status: 404 }));
  const { data, errors } = JSON.parse((await browser.graphql(lines)).text);
  expect(data).toEqual({ zorgkosten: null });
  expect(errors[0].extensions.status).toBe(404);
});
