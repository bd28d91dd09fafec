import { describe, expect, it } from 'vitest';
import type { LoaderEnvironment } from '../../../api/environment.ts';
import { type SentOperations, load, placeOf, postedForm } from '../../../api/loading.testing.ts';
import { planned } from '../behind.testing.ts';
import { getVergoedingen } from './getVergoedingen.ts';
import { vergoedingenAnswer } from './vergoedingen.testing.ts';

const answered = { vergoedingen: vergoedingenAnswer, relatie: { relatieNummer: 'R1' } };

async function cover(
  search = '',
  more: { readonly answer?: object; readonly environment?: Partial<LoaderEnvironment> } = {},
) {
  const asked: SentOperations = [];
  const data = await load(
    getVergoedingen,
    `/vergoedingen${search}`,
    (variables) => {
      asked.push(variables);
      return { data: { ...answered, ...more.answer } };
    },
    more.environment,
  );
  return { asked, data };
}

const failed = (field: string) => ({ message: '', path: [field], extensions: { status: 500 } });

describe('getVergoedingen', () => {
  it('loads the person in the address, by default the viewer', async () => {
    expect((await cover()).asked).toEqual([{ relatienummer: null }]);
    const { asked, data } = await cover('?persoon=R2&jaar=2025');
    expect(asked).toEqual([{ relatienummer: 'R2' }]);
    expect(data).toMatchObject({ jaar: 2026, self: 'R1', people: [], planned: null, zoek: '' });
  });

  it('responds with 404 for a person whom the viewer may not see, and for an insurer without the call', async () => {
    const answer = { vergoedingen: null };
    const thrown = await cover('', { answer }).catch((one: unknown) => one);
    expect(placeOf(thrown)).toBe('/404');
  });

  it('sends no words of a search anywhere', async () => {
    const posted = postedForm({ form: 'search', zoek: 'gebit' });
    const { asked, data } = await cover('', { environment: { posted } });
    expect(data.zoek).toBe('gebit');
    expect(JSON.stringify(asked)).not.toContain('gebit');
  });
});

const plan = (fields: Readonly<Record<string, string>>, language: 'nl' | 'en' = 'nl') =>
  cover('', {
    answer: { vooraf: planned },
    environment: { posted: postedForm(fields), language },
  });

describe('a posted calculation', () => {
  it('sends the posted values, with the amount in the insurer’s notation', async () => {
    const fields = { form: 'plan', person: 'R2', zorgsoort: 'Tandarts', bedrag: '1.089,50' };
    const { asked, data } = await plan(fields);
    expect(asked).toContainEqual({ relatienummer: 'R2', zorgsoort: 'Tandarts', bedrag: '1089.50' });
    expect(data.planned).toEqual({ succeeded: true, value: planned });
  });

  it('reports a failed calculation, with the rest of the screen', async () => {
    const posted = postedForm({ form: 'plan', zorgsoort: 'Tandarts', bedrag: '5' });
    const answer = { data: { ...answered, vooraf: null }, errors: [failed('vooraf')] };
    const data = await load(getVergoedingen, '/vergoedingen', () => answer, { posted });
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
