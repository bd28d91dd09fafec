import { describe, expect, test } from 'vitest';
import { fails, insurerOfAll, type GraphqlAnswer } from '../screens/everyScreen.testing.ts';
import { post } from './posting.testing.ts';
import { page, show } from '../render/render.testing.ts';

const address = '/zorgpas?pas=1001&kant=ehic';
const ask = (fields: Readonly<Record<string, string>>, told: GraphqlAnswer = {}) =>
  post(
    address,
    { form: 'bsn', relatienummer: '1001', ...fields },
    { graphql: insurerOfAll({ bsn: '999990081', ...told }) },
  );

describe('showing the BSN without script', () => {
  test('keeps it out of the page until it is asked for', async () => {
    const { html } = await show({ url: address, graphql: insurerOfAll({ bsn: '999990081' }) });
    expect(html).not.toContain('999990081');
    expect(html).toMatch(/<form [^>]*method="post".*name="form" value="bsn".*Toon/s);
  });

  test('answers with it, and hides it again after half a minute', async () => {
    const { status, html } = page(await ask({}));
    expect(status).toBe(200);
    expect(html).toMatch(/999 990 081.*Verberg/s);
    expect(html).toMatch(
      /<noscript hidden=""><meta http-equiv="refresh" content="30;url=\/zorgpas\?pas=1001/,
    );
  });

  test('hides it at another tap', async () => {
    const { html } = page(await ask({ hide: '1' }));
    expect(html).not.toMatch(/999 ?990 ?081/);
    expect(html).toContain('Toon');
    expect(html).not.toContain('http-equiv="refresh"');
  });

  test('does not show the BSN of another person on this pass', async () => {
    const { html } = page(await ask({ relatienummer: '1002' }));
    expect(html).not.toContain('999 990 081');
  });

  test('shows a failure', async () => {
    const { html } = page(await ask({}, { bsn: fails }));
    expect(html).toContain('Dat lukt nu niet. Probeer het opnieuw.');
  });
});
