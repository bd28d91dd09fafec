import { expect, it } from 'vitest';
import { zorggebruiken } from '../testing/stubZorggebruik.testing.ts';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

const fields = `code omschrijving volumeEenheid totaal gebruikt resterend isResterendBruikbaar
  datumLaatsteVerwerking periode { datumIngang datumEinde unit }
  verzekerdeGebruiken { opgemaakteNaam relatienummer gebruikt }`;
const budgets = `{ zorggebruik(relatienummer: "R524", jaar: 2025, limit: 5) {
  ${fields} redenAfgeschermd redenOnbruikbaar gedeeld subverstrekkingen { ${fields} } } }`;
const unknown = { redenAfgeschermd: null, redenOnbruikbaar: null, gedeeld: null };

it('returns treatments as numbers and money in cents, with nulls for absent fields', async () => {
  testSetup.provider.seen.length = 0;
  const { data } = JSON.parse((await browser.graphql(budgets)).text);
  const [treatments, money] = zorggebruiken;
  expect(data.zorggebruik).toEqual([
    { ...treatments, ...unknown },
    {
      ...money,
      ...unknown,
      totaal: 25_000,
      verzekerdeGebruiken: [{ opgemaakteNaam: 'N. Smit', relatienummer: 'R081', gebruikt: 6555 }],
    },
  ]);
  expect(testSetup.provider.seen.map(({ path }) => path)).toEqual([
    '/api/v1/zorggebruik?relatienummer=R524&jaar=2025&limit=5',
  ]);
});

it('defaults to the caller and this year', async () => {
  testSetup.provider.seen.length = 0;
  await browser.graphql('{ zorggebruik { code } }');
  expect(testSetup.provider.seen.map(({ path }) => path)).toContain(
    `/api/v1/zorggebruik?relatienummer=R081&jaar=${Temporal.Now.plainDateISO('Europe/Amsterdam').year}`,
  );
});

it('returns the insurer’s 404 for somebody else', async () => {
  testSetup.provider.answer('/zorggebruik', (reply) => reply.code(404).send({ status: 404 }));
  const { data, errors } = JSON.parse((await browser.graphql(budgets)).text);
  expect(data).toEqual({ zorggebruik: null });
  expect(errors[0].extensions.status).toBe(404);
});
