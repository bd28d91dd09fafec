import { inventedLinks } from '@mijn/domain/inventedLinks';
import { expect, it, vi } from 'vitest';
import type { PostAnswer, Posted } from '../../../../api/createAction.ts';
import type { LoaderEnvironment } from '../../../../api/environment.ts';
import { setLanguageSource } from '../../../../platform/language.ts';
import type { ReadNota } from '../../nota/nota.ts';
import { certain, readLine, readNota } from '../read/nota.testing.ts';
import { plainForm } from './plainForm.ts';
import { readValues } from './readPosted.ts';
import { sendPosted } from './sendPosted.ts';

setLanguageSource(() => 'nl');

const received = { filename: 'nota.pdf', messages: [], bestandId: 'b1' };
const file = { name: 'nota.pdf', answer: { status: 200, body: { status: 200, body: received } } };

const typed = {
  declarant: '1001',
  zorgsoort: 'Huisarts',
  'behandelDatum-day': '2',
  'behandelDatum-month': '11',
  'behandelDatum-year': '2026',
  bedrag: '41,25',
  naamZorgverlener: 'Dokter Linde',
  notaNummer: 'N-1',
};

/** Posts these fields with one bill, of which this can be read; undefined: this insurer reads none. */
async function post(fields: Readonly<Record<string, string>>, notas?: readonly ReadNota[]) {
  const sendClaim = vi.fn(() =>
    Promise.resolve({
      status: 200,
      body: { status: 200, body: { nummer: 'D-1' } },
      waitSeconds: undefined,
    }),
  );
  const environment: LoaderEnvironment = {
    config: {
      merk: 'ZZ',
      brandUrls: { ZZ: 'http://localhost', AZVZ: 'http://ankerzee.localhost' },
      links: inventedLinks.ZZ,
    },
    taal: 'nl',
    now: '2026-11-21T12:00:00Z',
    loggedIn: true,
    onServer: true,
    sendClaim,
    graphql: () =>
      Promise.resolve(
        notas
          ? { data: { gelezen: notas } }
          : { errors: [{ message: '', path: ['gelezen'], extensions: { status: 404 } }] },
      ),
  };
  const posted: Posted = {
    fields: new URLSearchParams(fields),
    files: [{ ...file, answer: { ...file.answer, waitSeconds: undefined } }],
    key: 'k',
    params: {},
    environment,
    send: () => Promise.reject(new Error('no mutation')),
  };
  return { answer: await sendPosted(posted), sendClaim };
}

const valuesIn = (answer: PostAnswer) =>
  readValues(new URLSearchParams('values' in answer ? answer.values : {}));

it('a bill alone is read, and shown filled in before anything is sent', async () => {
  const { answer, sendClaim } = await post({}, [readNota()]);
  expect(sendClaim).not.toHaveBeenCalled();
  expect(valuesIn(answer)).toMatchObject({
    declarant: '1001',
    zorgsoort: 'Huisarts',
    behandelDatum: '2026-11-02',
    bedrag: '41,25',
  });
  expect(answer).toMatchObject({
    lists: { [plainForm.read]: ['1'], [plainForm.keptId]: ['b1'] },
  });
  expect('errors' in answer && answer.errors).toBeFalsy();
});

it('what is still empty or wrong is said beside what was read', async () => {
  const { answer } = await post({ bedrag: 'veel' }, [readNota({ naamZorgverlener: null })]);
  expect(valuesIn(answer)).toMatchObject({ bedrag: 'veel', zorgsoort: 'Huisarts' });
  expect(answer).toMatchObject({
    errors: {
      bedrag: expect.stringContaining('niet lezen'),
      naamZorgverlener: 'Vul in wie de zorg gaf.',
    },
  });
});

it('is sent once it was shown, and at once where nothing is to be filled in', async () => {
  for (const fields of [{ ...typed, [plainForm.read]: '1', notaNummer: '' }, typed]) {
    const { answer, sendClaim } = await post(fields, [readNota()]);
    expect(sendClaim).toHaveBeenCalledOnce();
    expect(answer).toMatchObject({ to: expect.stringContaining('D-1') });
  }
});

it('an insurer who reads no bills, or cannot read this one, holds up nobody', async () => {
  for (const notas of [undefined, []]) {
    const { sendClaim } = await post(typed, notas);
    expect(sendClaim).toHaveBeenCalledOnce();
  }
});

it('of several lines the page asks day and care of the first, and what all come to', async () => {
  const regels = [readLine(), readLine({ behandelDatum: certain('2026-11-09') })];
  const { answer } = await post({}, [readNota({ regels })]);
  expect(valuesIn(answer)).toMatchObject({ behandelDatum: '2026-11-02', bedrag: '82,50' });
});
