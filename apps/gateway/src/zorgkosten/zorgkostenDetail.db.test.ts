import { expect, it } from 'vitest';
import { zorgkostenRegel } from '../testing/stubZorgkosten.testing.ts';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

const query = (nummer: string) => `{ zorgkostenRegel(nummer: "${nummer}", volgnummer: 1) {
  boekjaar factuurkenmerken magReageren meldingen { code } stappen { stap bedrag uitleg } } }`;

it('returns the steps of a line in cents', async () => {
  const { data } = JSON.parse((await browser.graphql(query('D2026-1'))).text);
  expect(data.zorgkostenRegel).toEqual({
    boekjaar: 2026,
    factuurkenmerken: ['F2026-00000001'],
    magReageren: true,
    meldingen: [{ code: 'eigenRisico' }],
    stappen: zorgkostenRegel.stappen.map((step) => ({
      ...step,
      bedrag: Math.round(step.bedrag * 100),
    })),
  });
});

it.each([404, 400])('returns 404 for a line that the insurer refuses with %i', async (status) => {
  testSetup.provider.answer('/uitbreidingen/zorgkosten/:nummer/:volgnummer', (reply) =>
    reply.code(status).send({ status }),
  );
  const { data, errors } = JSON.parse((await browser.graphql(query('x'))).text);
  expect([data, errors[0].extensions.status]).toEqual([{ zorgkostenRegel: null }, 404]);
});
