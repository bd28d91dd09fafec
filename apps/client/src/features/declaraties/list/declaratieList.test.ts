import { describe, expect, it } from 'vitest';
import type { GraphqlResponse } from '@mijn/contract/serverEntry';
import { type SentOperations, load, postedForm, placeOf } from '../../../api/loading.testing.ts';
import type { LoaderEnvironment } from '../../../api/environment.ts';
import { exampleDeclaratieInList } from '../declaratieInList.testing.ts';
import { getDeclaratieList } from './declaratieList.ts';
import { remember } from './filters.ts';

const whole = { totaal: 1, declaraties: [exampleDeclaratieInList] };

function refused(status: number): GraphqlResponse {
  const errors = [{ message: 'x', path: ['declaraties'], extensions: { status } }];
  return { data: { declaraties: null }, errors };
}

/** Loads the claims for an address; returns them and the variables of the calls. */
function list(
  search: string,
  answer: (variables: SentOperations[number]) => GraphqlResponse = () => ({
    data: { declaraties: whole },
  }),
  environment?: Partial<LoaderEnvironment>,
) {
  const asked: SentOperations = [];
  const answered = (variables: SentOperations[number]) => {
    asked.push(variables);
    return answer(variables);
  };
  const data = load(getDeclaratieList, `/declaraties/overzicht${search}`, answered, environment);
  return { asked, data };
}

describe('getDeclaratieList', () => {
  it('loads one page in one call, for any number of rows in the address', async () => {
    const { asked, data } = list('?toon=2000&pagina=2', ({ offset }) => ({
      data: {
        declaraties: {
          totaal: 150,
          declaraties: [{ ...exampleDeclaratieInList, nummer: `D-${String(offset)}` }],
        },
      },
    }));
    expect(await data).toMatchObject({
      totaal: 150,
      declaraties: [{ nummer: 'D-100' }],
    });
    expect(asked).toMatchObject([{ limit: 100, offset: 100 }]);
    expect(asked).toHaveLength(1);
  });

  it('adds up the money of claims that waits for an account, and no other', async () => {
    const tegoeden = [
      { soort: 'declaratie', bedrag: 1_000, kenmerk: 'D-1' },
      { soort: 'factuur', bedrag: 5_000, kenmerk: 'F-1' },
      { soort: 'declaratie', bedrag: 250, kenmerk: 'D-2' },
    ];
    const { data } = list('', () => ({ data: { declaraties: whole, tegoeden } }));
    expect(await data).toMatchObject({
      waiting: 1_250,
      waitingFor: [
        { kenmerk: 'D-1', bedrag: 1_000 },
        { kenmerk: 'D-2', bedrag: 250 },
      ],
    });
  });

  it('succeeds when people and waiting money failed', async () => {
    expect(await list('').data).toMatchObject({ people: [], waiting: 0, waitingFor: [] });
  });

  it('searches in the browser for the words that the address stands for, and not on the server', async () => {
    const search = `?zoek=${remember('bril')}`;
    const inBrowser = list(search, undefined, { onServer: false });
    await inBrowser.data;
    expect(inBrowser.asked).toMatchObject([{ zoek: 'bril' }]);
    const onServer = list(search);
    await onServer.data;
    expect(onServer.asked).toMatchObject([{ zoek: null }]);
  });

  it('reads the fields of a posted search, and of no other form', async () => {
    const fields = { zoek: 'bril', jaar: '2025' };
    const searched = list('', undefined, { posted: postedForm({ ...fields, form: 'search' }) });
    await searched.data;
    expect(searched.asked).toMatchObject([{ zoek: 'bril', jaar: 2025 }]);
    const other = list('', undefined, { posted: postedForm({ ...fields, form: 'another' }) });
    await other.data;
    expect(other.asked).toMatchObject([{ zoek: null, jaar: null }]);
  });
});

/** An insurer without the extension: it refuses filters, and tells no total. */
const onlyCore = ({ jaar }: SentOperations[number]): GraphqlResponse =>
  jaar === null ? { data: { declaraties: { ...whole, totaal: null } } } : refused(400);

describe('an address with filters', () => {
  it('loads the whole list when the insurer knows no filters', async () => {
    const { data } = list('?jaar=2025', onlyCore);
    expect(await data).toMatchObject({ totaal: null, declaraties: [exampleDeclaratieInList] });
    expect(await data).not.toHaveProperty('filters.jaar');
  });

  it('loads no other list when the insurer knows filters and refused these', async () => {
    const { data } = list('?jaar=2025', ({ jaar }) =>
      jaar === null ? { data: { declaraties: whole } } : refused(400),
    );
    await expect(data).rejects.toMatchObject({ init: { status: 500 } });
  });

  it.each([403, 503])('makes no second call after a failure with %i', async (status) => {
    const { asked, data } = list('?jaar=2025', () => refused(status));
    const thrown = await data.catch((one: unknown) => one);
    expect(placeOf(thrown)).toBe(`/${status}`);
    expect(asked).toHaveLength(1);
  });

  it('makes no second call without filters, even if the insurer refuses it', async () => {
    const { asked, data } = list('', () => refused(400));
    await expect(data).rejects.toMatchObject({ init: { status: 500 } });
    expect(asked).toHaveLength(1);
  });
});
