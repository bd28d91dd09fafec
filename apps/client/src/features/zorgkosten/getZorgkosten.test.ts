import { describe, expect, it } from 'vitest';
import { type SentOperations, load, placeOf } from '../../api/loading.testing.ts';
import { getZorgkosten } from './getZorgkosten.ts';
import { toLine } from './zorgkosten.testing.ts';

const answered = {
  zorgkosten: [toLine({ reimbursed: 1_000 })],
  relatie: { relatieNummer: 'R1', eigenRisicoOnbekend: false, documentSoorten: [] },
};

/** Loads the care costs at an address; returns them with the variables of the request. */
async function costs(search = '', more: { readonly answer?: object } = {}) {
  const asked: SentOperations = [];
  const data = await load(getZorgkosten, `/zorgkosten${search}`, (variables) => {
    asked.push(variables);
    return { data: { ...answered, ...more.answer } };
  });
  return { asked, data };
}

const failed = (field: string) => ({ message: '', path: [field], extensions: { status: 500 } });

describe('getZorgkosten', () => {
  it('loads the viewer’s costs of this year in one request, unless the address names others', async () => {
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

  it('loads the previous year too when the address asks for a comparison and has a year', async () => {
    const withYear = await costs('?jaar=2025&vergelijk=true');
    expect(withYear.asked).toMatchObject([{ jaar: 2025, before: 2024, compare: true }]);
    const without = await costs('?vergelijk=true');
    expect(without.asked).toMatchObject([{ before: null, compare: false }]);
  });

  it('loads the explanation of the line in the address, also when that line is gone', async () => {
    const { asked, data } = await costs('?regel=D2026-1.2', {
      answer: { zorgkostenRegel: null },
    });
    expect(asked).toMatchObject([{ nummer: 'D2026-1', volgnummer: 2, explains: true }]);
    expect(data.behind).toMatchObject({ succeeded: false, status: 404 });
  });

  it('works with an insurer without the extensions', async () => {
    const { data } = await costs();
    expect(data).toMatchObject({
      before: null,
      facturen: null,
      behind: null,
      people: [],
      withPdf: false,
      isUnknownThisYear: false,
      eigenRisico: { succeeded: false, status: 404 },
    });
  });

  it('reports which optional parts failed', async () => {
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

  it('throws when the lines failed', async () => {
    const thrown = await costs('', { answer: { zorgkosten: null } }).catch((one: unknown) => one);
    expect(placeOf(thrown)).toBe('/404');
  });
});
