import { describe, expect, it } from 'vitest';
import { type Asked, load, placeOf, postedForm } from '../../api/loading.testing.ts';
import type { LoaderEnvironment } from '../../api/environment.ts';
import { getZorgkosten } from './getZorgkosten.ts';
import { toLine } from './zorgkosten.testing.ts';

const answered = {
  zorgkosten: [toLine({ reimbursed: 1_000 })],
  relatie: { relatieNummer: 'R1', eigenRisicoOnbekend: false, documentSoorten: [] },
};

/** Care costs at an address, and what was asked for them. */
async function costs(
  search = '',
  more: { readonly answer?: object; readonly environment?: Partial<LoaderEnvironment> } = {},
) {
  const asked: Asked = [];
  const data = await load(
    getZorgkosten,
    `/zorgkosten${search}`,
    (variables) => {
      asked.push(variables);
      return { data: { ...answered, ...more.answer } };
    },
    more.environment,
  );
  return { asked, data };
}

const failed = (field: string) => ({ message: '', path: [field], extensions: { status: 500 } });

describe('care costs', () => {
  it('are the viewer’s own of this year, in one request, unless the address asks for others', async () => {
    const { asked, data } = await costs();
    expect(asked).toEqual([
      {
        relatienummer: null,
        jaar: null,
        before: null,
        compare: false,
        overview: false,
        nummer: '',
        volgnummer: 0,
        explains: false,
      },
    ]);
    expect(data.lines).toEqual(answered.zorgkosten);
  });

  it('have the year before beside them where that is asked, and a year is', async () => {
    const withYear = await costs('?jaar=2025&vergelijk=true');
    expect(withYear.asked).toMatchObject([{ jaar: 2025, before: 2024, compare: true }]);
    const without = await costs('?vergelijk=true');
    expect(without.asked).toMatchObject([{ before: null, compare: false }]);
  });

  it('explain the line that the address names, also when it is not there any more', async () => {
    const { asked, data } = await costs('?regel=D2026-1.2', {
      answer: { zorgkostenRegel: null },
    });
    expect(asked).toMatchObject([{ nummer: 'D2026-1', volgnummer: 2, explains: true }]);
    expect(data.behind).toMatchObject({ succeeded: false, status: 404 });
  });

  it('stand without what an insurer with the core only does not tell', async () => {
    const { data } = await costs();
    expect(data).toMatchObject({
      before: null,
      facturen: null,
      forecast: null,
      behind: null,
      people: [],
      withPdf: false,
      isUnknownThisYear: false,
      eigenRisico: { succeeded: false, status: 404 },
    });
  });

  it('stand, and tell what failed of what was asked besides', async () => {
    const data = await load(
      getZorgkosten,
      '/zorgkosten?jaar=2025&vergelijk=true&jaaroverzicht=true&regel=D2026-1.2',
      () => ({
        data: { ...answered, before: null, facturen: null, zorgkostenRegel: null },
        errors: ['before', 'facturen', 'zorgkostenRegel'].map(failed),
      }),
    );
    const told = { succeeded: false, status: 500 };
    expect(data).toMatchObject({
      lines: answered.zorgkosten,
      before: told,
      facturen: told,
      behind: told,
    });
  });

  it('are no page without their lines', async () => {
    const thrown = await costs('', { answer: { zorgkosten: null } }).catch((one: unknown) => one);
    expect(placeOf(thrown)).toBe('/404');
  });
});

describe('care that is only thought of', () => {
  const planned = { reden: null, vooraf: null };
  const plan = (fields: Readonly<Record<string, string>>, language: 'nl' | 'en' = 'nl') =>
    costs('', {
      answer: { vooraf: planned },
      environment: { posted: postedForm(fields), language },
    });

  it('is asked with what was posted, the amount as the insurer takes it', async () => {
    const fields = { form: 'plan', person: 'R2', zorgsoort: 'Tandarts', bedrag: '1.089,50' };
    const { asked, data } = await plan(fields);
    expect(asked).toContainEqual({ relatienummer: 'R2', zorgsoort: 'Tandarts', bedrag: '1089.50' });
    expect(data.planned).toEqual({ succeeded: true, value: planned });
  });

  it('is told to have failed where that is so, with all the rest of the screen', async () => {
    const posted = postedForm({ form: 'plan', zorgsoort: 'Tandarts', bedrag: '5' });
    const answer = { data: { ...answered, vooraf: null }, errors: [failed('vooraf')] };
    const data = await load(getZorgkosten, '/zorgkosten', () => answer, { posted });
    expect(data.planned).toMatchObject({ succeeded: false, status: 500 });
    expect(data.lines).toEqual(answered.zorgkosten);
  });

  it('is the viewer’s own where nobody was chosen', async () => {
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
