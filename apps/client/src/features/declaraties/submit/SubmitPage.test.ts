import { afterEach, describe, expect, it, vi } from 'vitest';
import { argsFor, environment, wayBetween } from '../../../api/loading.testing.ts';
import { people } from './wizard/submission.testing.ts';
import { loader, shouldRevalidate } from './SubmitPage.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const concept = {
  versie: '1',
  bijgewerktOp: '2026-11-20T10:00:00Z',
  verlooptOp: '2026-12-20T10:00:00Z',
  bestanden: [],
  velden: {},
};
const self = { relatienummer: '1001', opgemaakteNaam: 'S. de Vries', geboorteDatum: '1985-03-02' };
const relatie = { vandaag: '2026-11-21', ...self };
const whole = {
  verzekerden: { verzekerden: people },
  relatie: { ...relatie, uitkeringIban: 'NL•• •••• 4300', geenRekening: false },
  gelezen: [],
  concept: null,
};

/** Loads the page's data from these answers; a failed field has no data, and an error with its status. */
function open(data: object = {}, failed: Readonly<Record<string, number>> = {}) {
  const nulls = Object.fromEntries(Object.keys(failed).map((field) => [field, null]));
  const errors = Object.entries(failed).map(([field, status]) => ({
    message: '',
    path: [field],
    extensions: { status },
  }));
  const graphql = async () => ({ data: { ...whole, ...data, ...nulls }, errors });
  return loader(argsFor('/declaraties/indienen', { ...environment, graphql }));
}

const asks = (from: string, to: string) => shouldRevalidate(wayBetween(from, to));

it.each([
  ['asks for the draft and what is read in a document of the person', {}, true],
  ['leaves both out in a document of staff', { internal: 'asked' }, false],
] as const)('%s', async (_title, more, own) => {
  const { config } = environment;
  const queries: unknown[] = [];
  const args = argsFor('/declaraties/indienen', {
    ...environment,
    config: { ...config, ...more },
    graphql: async ({ variables }) => {
      queries.push(variables);
      return { data: whole };
    },
  });
  await loader(args);
  expect(queries).toEqual([{ own }]);
});

describe('the loader data', () => {
  it('has the people, the account, and whether bills are read', async () => {
    expect(await open()).toEqual({
      people,
      iban: 'NL•• •••• 4300',
      noAccount: false,
      concept: undefined,
      reads: true,
    });
  });

  it('has no account when none is known', async () => {
    const none = { relatie: { ...relatie, uitkeringIban: null, geenRekening: true } };
    expect(await open(none)).toMatchObject({ iban: null, noAccount: true });
  });

  it('promises nothing when the account could not be loaded', async () => {
    expect(await open({}, { relatie: 503 })).toMatchObject({ iban: null, noAccount: false });
  });

  it('has the draft, and starts without one after a failure', async () => {
    expect(await open({ concept })).toMatchObject({ concept });
    expect(await open({}, { concept: 404 })).toMatchObject({ concept: undefined, reads: true });
  });

  it('has no reading for an insurer with the core only', async () => {
    const core = await open({}, { gelezen: 404, concept: 404, relatie: 404 });
    expect(core).toMatchObject({ people, reads: false, concept: undefined });
  });

  it('offers the person themselves after the end of the insurance, for care from before', async () => {
    const nobody = { verzekerden: { verzekerden: [] } };
    const { people: known } = await open(nobody);
    expect(known).toEqual([expect.objectContaining(self)]);
    expect(await open(nobody, { relatie: 503 })).toMatchObject({ people: [] });
  });

  it('fails without the people', async () => {
    await expect(open({}, { verzekerden: 500 })).rejects.toBeDefined();
  });
});

it('does not revalidate between steps, but does for another page', () => {
  expect(asks('/declaraties/indienen', '/declaraties/indienen?stap=gegevens')).toBe(false);
  expect(asks('/declaraties', '/declaraties/indienen')).toBe(true);
});
