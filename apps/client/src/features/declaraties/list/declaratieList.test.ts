import { describe, expect, it } from 'vitest';
import type { GraphqlResponse } from '@mijn/contract/serverEntry';
import { type Asked, load, postedForm, placeOf } from '../../../api/loading.testing.ts';
import type { LoaderEnvironment } from '../../../api/environment.ts';
import { declaratieInRow } from '../declaratieInRow.testing.ts';
import { getDeclaratieList } from './declaratieList.ts';
import { remember } from './searchMemory.ts';

const whole = { totaal: 1, declaraties: [declaratieInRow] };

function refused(status: number): GraphqlResponse {
  const errors = [{ message: 'x', path: ['declaraties'], extensions: { status } }];
  return { data: { declaraties: null }, errors };
}

/** The claims at an address, and what was asked for them. */
function list(
  search: string,
  answer: (variables: Asked[number]) => GraphqlResponse = () => ({ data: { declaraties: whole } }),
  environment?: Partial<LoaderEnvironment>,
) {
  const asked: Asked = [];
  const answered = (variables: Asked[number]) => {
    asked.push(variables);
    return answer(variables);
  };
  const data = load(getDeclaratieList, `/declaraties/overzicht${search}`, answered, environment);
  return { asked, data };
}

describe('the list of claims', () => {
  it('asks for one page in one call, however many rows the address wants', async () => {
    const { asked, data } = list('?toon=2000&pagina=2', ({ offset }) => ({
      data: {
        declaraties: {
          totaal: 150,
          declaraties: [{ ...declaratieInRow, nummer: `D-${String(offset)}` }],
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

  it('tells what waits for an account: of claims, and of nothing else', async () => {
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

  it('stands where nobody tells who is insured or what waits', async () => {
    expect(await list('').data).toMatchObject({ people: [], waiting: 0, waitingFor: [] });
  });

  it('is searched in the browser for the words that its address stands for, on the server for none', async () => {
    const search = `?zoek=${remember('bril')}`;
    const inBrowser = list(search, undefined, { onServer: false });
    await inBrowser.data;
    expect(inBrowser.asked).toMatchObject([{ zoek: 'bril' }]);
    const onServer = list(search);
    await onServer.data;
    expect(onServer.asked).toMatchObject([{ zoek: null }]);
  });

  it('listens to a search that was posted, and to no other form', async () => {
    const fields = { zoek: 'bril', jaar: '2025' };
    const searched = list('', undefined, { posted: postedForm({ ...fields, form: 'search' }) });
    await searched.data;
    expect(searched.asked).toMatchObject([{ zoek: 'bril', jaar: 2025 }]);
    const other = list('', undefined, { posted: postedForm({ ...fields, form: 'another' }) });
    await other.data;
    expect(other.asked).toMatchObject([{ zoek: null, jaar: null }]);
  });
});

/** An insurer without the extension: it refuses filters, and counts nothing. */
const onlyCore = ({ jaar }: Asked[number]): GraphqlResponse =>
  jaar === null ? { data: { declaraties: { ...whole, totaal: null } } } : refused(400);

describe('an address with filters', () => {
  it('shows the whole list where the insurer knows no filters', async () => {
    const { data } = list('?jaar=2025', onlyCore);
    expect(await data).toMatchObject({ totaal: null, declaraties: [declaratieInRow] });
    expect(await data).not.toHaveProperty('filters.jaar');
  });

  it('shows no other list where the insurer does know them, and refused these', async () => {
    const { data } = list('?jaar=2025', ({ jaar }) =>
      jaar === null ? { data: { declaraties: whole } } : refused(400),
    );
    await expect(data).rejects.toMatchObject({ init: { status: 500 } });
  });

  it.each([403, 503])('is not asked again when it failed with %i', async (status) => {
    const { asked, data } = list('?jaar=2025', () => refused(status));
    const thrown = await data.catch((one: unknown) => one);
    expect(placeOf(thrown)).toBe(`/${status}`);
    expect(asked).toHaveLength(1);
  });

  it('is not asked again without any, though the insurer refuses it', async () => {
    const { asked, data } = list('', () => refused(400));
    await expect(data).rejects.toMatchObject({ init: { status: 500 } });
    expect(asked).toHaveLength(1);
  });
});
