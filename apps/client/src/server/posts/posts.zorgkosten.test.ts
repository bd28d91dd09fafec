import { describe, expect, test } from 'vitest';
import { behindLine, planned } from '../../features/zorgkosten/behind.testing.ts';
import { vergoedingenAnswer } from '../../features/zorgkosten/vergoedingen/vergoedingen.testing.ts';
import { toLine } from '../../features/zorgkosten/zorgkosten.testing.ts';
import { netherlandsClock } from '@mijn/domain/datum';
import { insurerOfReacties, post } from './posting.testing.ts';
import { page } from '../render/render.testing.ts';

const year = netherlandsClock(new Date()).getUTCFullYear();
const address = '/zorgkosten/?include-eigen-risico=true&persoon=R1&regel=D2026-12345678.1';

/** An insurer with one line of care; reports are refused with `status`, if given. */
function insurerOfCare(status?: number) {
  const plans: unknown[] = [];
  const insurer = insurerOfReacties(status, ({ query, variables }) => {
    if (query.includes('query Vooraf')) {
      plans.push(variables);
      return { data: { vooraf: planned } };
    }
    if (!/query (Zorgkosten|Vergoedingen)\b/.test(query)) return undefined;
    return {
      data: {
        relatie: { relatieNummer: 'R1', documentSoorten: [] },
        verzekerden: { verzekerden: [{ relatienummer: 'R1', opgemaakteNaam: 'S. de Vries' }] },
        zorgkosten: [{ ...toLine({ eigenRisico: 100 }), datumIngang: `${year}-01-02` }],
        zorgkostenRegel: behindLine,
        vergoedingen: vergoedingenAnswer,
      },
    };
  });
  return { ...insurer, plans };
}

describe('reporting care that was never received', () => {
  const fields = { form: 'neverHad', nummer: 'D2026-12345678', regel: '1', address };

  test('sends the report, and returns to the page with its line open', async () => {
    const { sent, graphql } = insurerOfCare();
    const text = ' Ik was er niet. ';
    const response = await post(address, { ...fields, tekst: text }, { graphql });
    expect(response).toMatchObject({ status: 303, to: address });
    const whole = 'Deze zorg had ik niet. Ik was er niet.';
    const question = { nummer: 'D2026-12345678', regel: 1, tekst: whole };
    expect(sent).toEqual([{ sleutel: expect.any(String), ...question }]);
  });

  test.each(['1.5', '', '99999999999'])('refuses line %j', async (regel) => {
    const { sent, graphql } = insurerOfCare();
    const response = await post(address, { ...fields, regel, tekst: '' }, { graphql });
    expect([page(response).status, sent]).toEqual([400, []]);
  });

  test('leads nowhere else, whatever address is posted', async () => {
    const { graphql } = insurerOfCare();
    const elsewhere = { ...fields, tekst: '', address: 'https://elders.example/?jaar=2025&x=y' };
    const response = await post(address, elsewhere, { graphql });
    expect(response).toMatchObject({ to: '/zorgkosten?jaar=2025' });
  });

  test('keeps its text when it fails', async () => {
    const { graphql } = insurerOfCare(503);
    const { status, html } = page(
      await post(address, { ...fields, tekst: 'Nee <b>' }, { graphql }),
    );
    expect([status, html.includes('Je melding is niet verstuurd.')]).toEqual([503, true]);
    expect(html).toMatch(/<textarea[^>]*>Nee &lt;b&gt;<\/textarea>/);
  });
});

describe('the cost of planned care', () => {
  const fields = { form: 'plan', person: 'R1', zorgsoort: 'Ziekenhuis' };

  test('is answered by the page itself', async () => {
    const { plans, graphql } = insurerOfCare();
    const { status, html } = page(
      await post('/vergoedingen', { ...fields, bedrag: '400,00' }, { graphql }),
    );
    expect([status, html.includes('zelf. Wij betalen')]).toEqual([200, true]);
    expect(plans).toEqual([{ relatienummer: 'R1', zorgsoort: 'Ziekenhuis', bedrag: '400.00' }]);
  });

  test('requires an amount', async () => {
    const { plans, graphql } = insurerOfCare();
    const { status, html } = page(
      await post('/vergoedingen', { ...fields, bedrag: 'veel' }, { graphql }),
    );
    expect([status, html.includes('Vul een bedrag in')]).toEqual([422, true]);
    expect(plans).toEqual([]);
  });

  test('keeps the search by which the care was found', async () => {
    const { graphql } = insurerOfCare();
    const { html } = page(
      await post('/vergoedingen', { ...fields, zoek: 'gebit', bedrag: '10' }, { graphql }),
    );
    expect(html).toMatch(/<input[^>]*type="search"[^>]*value="gebit"/);
    expect(html).toContain('1 gevonden');
  });
});

describe('a search of cover without script', () => {
  test('is answered by the page, unfolded, and never by an address', async () => {
    const { graphql } = insurerOfCare();
    const response = await post('/vergoedingen', { form: 'search', zoek: 'kiezn' }, { graphql });
    const { status, html } = page(response);
    expect(status).toBe(200);
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(html).toContain('75% vergoed');
    expect(html).not.toMatch(/(href|action)="[^"]*kiezn/);
  });

  test('says that nothing was found', async () => {
    const { graphql } = insurerOfCare();
    const fields = { form: 'search', zoek: 'parkeerboete' };
    const { html } = page(await post('/vergoedingen', fields, { graphql }));
    expect(html).toContain('We vinden geen zorg met deze woorden');
  });
});
