import { indicatorNames } from '@mijn/contract/relatie';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { relatieOf } from '../testing/stubResponses.testing.ts';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
let browser: Browser;
afterAll(() => testSetup.stop());
beforeEach(async () => {
  testSetup.provider.recover();
  browser = await createLoggedInBrowser(testSetup);
});

function turnOn(...names: readonly string[]): void {
  const indicatoren = Object.fromEntries(
    indicatorNames.map((name) => [name, names.includes(name)]),
  );
  const relatie = { ...relatieOf('081'), indicatoren };
  testSetup.provider.answer('/relatie', () => ({
    status: { status: 200 },
    relatie,
    _state: 'x',
  }));
}

const shown = async (who = browser): Promise<unknown> =>
  (await who.graphql('{ relatie { melding } }')).json();
const answerWith = (melding: string | null) => ({ data: { relatie: { melding } } });
const dismiss = (melding: string) =>
  browser.graphql('mutation ($m: String!) { sluitMelding(melding: $m) }', { m: melding });

const check = 'toonMeldingControleContactgegevens';
const newsletter = 'toonOntvangstNieuwsbrief';
const family = 'toonDoelgroepcollectiviteitBijschrijvenBanner';

describe('the notice', () => {
  it('is the most urgent active one', async () => {
    turnOn(newsletter, family, check);
    expect(await shown()).toEqual(answerWith(check));
  });

  it('is absent if only capabilities are on', async () => {
    turnOn('magDocumentenZien');
    expect(await shown()).toEqual(answerWith(null));
  });

  it('makes room for the next when dismissed, also twice', async () => {
    turnOn(newsletter, family, check);
    await dismiss(check);
    await dismiss(check);
    expect(await shown()).toEqual(answerWith(family));
    await dismiss(family);
    await dismiss(newsletter);
    expect(await shown()).toEqual(answerWith(null));
    expect(
      await testSetup.sql('SELECT dismissed FROM gateway.sessie ORDER BY created DESC'),
    ).toEqual(expect.arrayContaining([{ dismissed: [check, family, newsletter] }]));
  });

  it('returns in another session', async () => {
    turnOn(newsletter);
    await dismiss(newsletter);
    expect(await shown(await createLoggedInBrowser(testSetup))).toEqual(answerWith(newsletter));
  });

  it.each(['', 'magDocumentenZien', 'x'.repeat(1_000)])('is never %j', async (name) => {
    turnOn(newsletter);
    expect((await dismiss(name)).json()).toMatchObject({
      errors: [{ extensions: { status: 404 } }],
    });
    expect(await shown()).toEqual(answerWith(newsletter));
  });
});
