import { expect, it } from 'vitest';
import { relatieOf } from '../../features/relatie/relatie.testing.ts';
import { answered, page, type request } from '../render/render.testing.ts';
import { post } from './posting.testing.ts';

const url = '/facturen';
const typed = { form: 'dispute', tekst: 'Ik betaalde & <b>' };

/** An insurer with premium arrears, who answers a dispute with `status`; undefined: takes it. */
function inArrears(status?: number, answeredOn: string | null = null) {
  const arrears = {
    stap: 'waarschuwing',
    maanden: 4,
    bedrag: 616.6,
    betwistSinds: null,
    betwistingBeantwoord: answeredOn,
    volgende: { maanden: 6 },
  };
  const graphql: ReturnType<typeof request>['graphql'] = async (operation) => {
    if (!operation.query.includes('betwistPremieachterstand('))
      return { data: { ...answered, relatie: relatieOf({}), premieachterstanden: [arrears] } };
    if (status === undefined) return { data: { betwistPremieachterstand: true } };
    const errors = [{ message: 'x', path: ['betwistPremieachterstand'], extensions: { status } }];
    return { data: { betwistPremieachterstand: null }, errors };
  };
  return graphql;
}

const textarea = /<textarea[^>]*>Ik betaalde &amp; &lt;b&gt;<\/textarea>/;

it('leads to the invoices once a dispute of arrears was taken, without script', async () => {
  expect(await post(url, typed, { graphql: inArrears() })).toMatchObject({ status: 303, to: url });
});

it('keeps a dispute that the insurer could not take, with the button to try again', async () => {
  const { status, html } = page(await post(url, typed, { graphql: inArrears(503) }));
  expect(status).toBe(503);
  expect(html).toMatch(textarea);
  expect(html).toContain('Laat het uitzoeken');
});

it('keeps a dispute that came after the answer to the one before, with that answer', async () => {
  const graphql = inArrears(409, '2027-05-20');
  const { status, html } = page(await post(url, typed, { graphql }));
  expect(status).toBe(409);
  expect(html).toMatch(textarea);
  expect(html).toMatch(/Op 20\smei\s2027 hebben we beantwoord/);
  expect(html).toContain('Er is intussen iets veranderd');
  expect(html).not.toContain('Laat het uitzoeken');
});
