import { expect, it } from 'vitest';
import { createLoader } from '../../../api/createLoader.ts';
import { loadPage } from '../../../api/loadPage.testing.ts';
import { getFacturen } from './getFacturen.ts';

const indicatorenRedenen = [{ indicator: 'magDocumentenZien', redenen: ['GeenVerzekeringsnemer'] }];

/** Returns whether a person without invoices is told that another person gets them. */
async function isCoInsured(relatie: object): Promise<unknown> {
  const data = { betaalverzoeken: [], facturen: [], relatie };
  const { loaderData } = await loadPage(createLoader(getFacturen), { data });
  return Object.values(loaderData ?? {})[0];
}

it.each([
  ['somebody co-insured today', { indicatorenRedenen, verzekerd: true }, true],
  [
    'nobody whose insurance has ended or is still to begin',
    { indicatorenRedenen, verzekerd: false },
    false,
  ],
  ['somebody of whom an insurer with the core only tells no more', { indicatorenRedenen }, true],
  ['no verzekeringsnemer', { indicatorenRedenen: [], verzekerd: true }, false],
])('says that another person gets the invoices: %s', async (_who, relatie, coInsured) => {
  expect(await isCoInsured(relatie)).toMatchObject({ coInsured });
});
