import { describe, expect, it } from 'vitest';
import { type SentOperations, load, placeOf, postedForm } from '../../../api/loading.testing.ts';
import type { LoaderEnvironment } from '../../../api/environment.ts';
import { forecast } from '../behind.testing.ts';
import { getVooruit } from './getVooruit.ts';

const answered = { zorgkosten: [{ zorgsoort: 'Tandarts' }], relatie: { relatieNummer: 'R1' } };

/** Loads the page at an address; returns it with the variables of its operations. */
async function ahead(
  search = '',
  more: { readonly answer?: object; readonly environment?: Partial<LoaderEnvironment> } = {},
) {
  const asked: SentOperations = [];
  const data = await load(
    getVooruit,
    `/zorgkosten/vooruit${search}`,
    (variables) => {
      asked.push(variables);
      return { data: { ...answered, ...more.answer } };
    },
    more.environment,
  );
  return { asked, data };
}

const failed = (field: string) => ({ message: '', path: [field], extensions: { status: 500 } });

describe('getVooruit', () => {
  it('loads the person in the address, by default the viewer', async () => {
    expect((await ahead()).asked).toEqual([{ relatienummer: null }]);
    expect((await ahead('?persoon=R2&jaar=2025')).asked).toEqual([{ relatienummer: 'R2' }]);
  });

  it('works with an insurer without the extensions', async () => {
    const { data } = await ahead();
    expect(data).toEqual({
      self: 'R1',
      people: [],
      hasVoluntary: false,
      forecast: null,
      planned: null,
      isHidden: false,
    });
  });

  it('detects hidden care by a line, or by the forecast without lines', async () => {
    const byLine = await ahead('', { answer: { zorgkosten: [{ zorgsoort: null }] } });
    expect(byLine.data.isHidden).toBe(true);
    const redenen = ['afgeschermd'];
    const answer = { zorgkosten: [], eigenRisicoVerwachting: { ...forecast, redenen } };
    expect((await ahead('', { answer })).data.isHidden).toBe(true);
  });

  it('detects a chosen voluntary own risk', async () => {
    const answer = { eigenRisico: { vrijwilligBedrag: 10_000 } };
    expect((await ahead('', { answer })).data.hasVoluntary).toBe(true);
  });

  it('responds with 404 for a person whom the viewer may not see', async () => {
    const thrown = await ahead('', { answer: { zorgkosten: null } }).catch((one: unknown) => one);
    expect(placeOf(thrown)).toBe('/404');
  });
});

describe('a posted calculation', () => {
  const planned = { reden: null, vooraf: null };
  const plan = (fields: Readonly<Record<string, string>>, language: 'nl' | 'en' = 'nl') =>
    ahead('', {
      answer: { vooraf: planned },
      environment: { posted: postedForm(fields), language },
    });

  it('sends the posted values, with the amount in the insurer’s notation', async () => {
    const fields = { form: 'plan', person: 'R2', zorgsoort: 'Tandarts', bedrag: '1.089,50' };
    const { asked, data } = await plan(fields);
    expect(asked).toContainEqual({ relatienummer: 'R2', zorgsoort: 'Tandarts', bedrag: '1089.50' });
    expect(data.planned).toEqual({ succeeded: true, value: planned });
  });

  it('reports a failed calculation, with the rest of the screen', async () => {
    const posted = postedForm({ form: 'plan', zorgsoort: 'Tandarts', bedrag: '5' });
    const answer = { data: { ...answered, vooraf: null }, errors: [failed('vooraf')] };
    const data = await load(getVooruit, '/zorgkosten/vooruit', () => answer, { posted });
    expect(data.planned).toMatchObject({ succeeded: false, status: 500 });
    expect(data.self).toBe('R1');
  });

  it('defaults to the viewer', async () => {
    const { asked } = await plan({ form: 'plan', person: '', zorgsoort: '', bedrag: '5' });
    expect(asked).toContainEqual({ relatienummer: null, zorgsoort: '', bedrag: '5.00' });
  });

  it.each([
    ['the amount is none', { form: 'plan', zorgsoort: 'Tandarts', bedrag: 'veel' }],
    ['the amount is nothing', { form: 'plan', zorgsoort: 'Tandarts', bedrag: '0' }],
    ['another form was posted', { form: 'neverHad', zorgsoort: 'Tandarts', bedrag: '5' }],
  ])('is not asked where %s', async (_when, fields) => {
    const { asked, data } = await plan(fields);
    expect(asked).toHaveLength(1);
    expect(data.planned).toBeNull();
  });
});
