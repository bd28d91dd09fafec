import { expect, it, vi } from 'vitest';
import type { PostAnswer } from '../../../../api/createAction.ts';
import { setLanguageSource } from '../../../../platform/language.ts';
import { certain, readLine, readNota } from '../read/nota.testing.ts';
import { plainForm, plainLists } from './plainForm.ts';
import { readLines } from './postedLines.ts';
import { readValues } from './readPosted.ts';
import { postClaim as post, typed } from './postClaim.testing.ts';

setLanguageSource(() => 'nl');

const valuesIn = (answer: PostAnswer) =>
  readValues(new URLSearchParams('values' in answer ? answer.values : {}));

it('a bill alone is read, and shown filled in before anything is sent', async () => {
  const { answer, sent } = await post({}, { notas: [readNota()] });
  expect(sent).toEqual([]);
  expect(valuesIn(answer)).toMatchObject({
    declarant: '1001',
    zorgsoort: 'Huisarts',
    behandelDatum: '2026-11-02',
    bedrag: '41,25',
  });
  expect(answer).toMatchObject({
    lists: { [plainForm.read]: ['1'], [plainLists.filledIn]: ['1'], [plainForm.keptId]: ['b1'] },
  });
  expect('errors' in answer && answer.errors).toBeFalsy();
});

it('what is still empty or wrong is said beside what was read', async () => {
  const { answer } = await post(
    { bedrag: 'veel' },
    { notas: [readNota({ naamZorgverlener: null })] },
  );
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
    const { answer, sent } = await post(fields, { notas: [readNota()] });
    expect(sent).toHaveLength(1);
    expect(answer).toMatchObject({ carries: { sentClaim: { nummer: 'D-1' } } });
  }
});

it('is read once, however often something is wrong with the rest', async () => {
  const wrong = { ...typed, [plainForm.read]: '1', bedrag: '' };
  const { answer } = await post(wrong, { notas: [readNota()] });
  expect(valuesIn(answer).bedrag).toBe('');
  expect(answer).toMatchObject({
    lists: { [plainForm.read]: ['1'], [plainLists.filledIn]: [] },
  });
});

it('an insurer who reads no bills, or cannot read this one, holds up nobody', async () => {
  for (const notas of [undefined, []]) {
    const { sent } = await post(typed, { notas });
    expect(sent).toHaveLength(1);
  }
});

it('a bill that takes long to read is not waited for again, nor told to be read', async () => {
  vi.useFakeTimers();
  try {
    const posting = post({ ...typed, bedrag: '' }, { notas: 'late' });
    await vi.advanceTimersByTimeAsync(3000);
    const { answer } = await posting;
    expect(answer).toMatchObject({
      errors: { bedrag: expect.anything() },
      lists: { [plainForm.read]: ['1'], [plainLists.filledIn]: [] },
    });
  } finally {
    vi.useRealTimers();
  }
});

const twoLines = readNota({
  regels: [readLine(), readLine({ behandelDatum: certain('2026-11-09') })],
});

/** What a person posts who was shown what was read. */
async function shownLines(): Promise<Readonly<Record<string, string>>> {
  const { answer } = await post({ [plainForm.files]: '' }, { notas: [twoLines] });
  const shown = 'values' in answer ? answer.values : {};
  return { ...shown, [plainForm.read]: '1' };
}

function linesOf(form: FormData | undefined): unknown {
  const text = form?.get('regels');
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}

it('several lines are shown one by one, with what they come to, and sent as lines', async () => {
  const shown = await shownLines();
  expect(shown).toMatchObject({
    regels: '2',
    'line-0-behandelDatum-day': '02',
    'line-1-behandelDatum-day': '09',
    bedrag: '82,50',
  });
  const { answer, sent } = await post(shown, { notas: [twoLines] });
  expect(answer).toMatchObject({ carries: { sentClaim: { nummer: 'D-1' } } });
  const form = sent[0]?.form;
  expect(linesOf(form)).toMatchObject([
    { behandelDatum: '2026-11-02', zorgsoort: 'Huisarts', bedrag: '41.25' },
    { behandelDatum: '2026-11-09', zorgsoort: 'Huisarts', bedrag: '41.25' },
  ]);
});

it('what is wrong with a line is said at that line, and that the lines come to something else', async () => {
  const shown = await shownLines();
  const future = await post({ ...shown, 'line-1-behandelDatum-year': '2027' });
  expect(future.answer).toMatchObject({
    errors: { 'line-1-behandelDatum': expect.stringContaining('moet nog komen') },
  });
  const less = await post({ ...shown, 'line-1-bedrag': '1,00' });
  expect(less.answer).toMatchObject({ errors: { bedrag: expect.stringContaining('42,25') } });
  expect(less.sent).toEqual([]);
});

it('a line that was made empty is left out, and the one that is left is the claim', async () => {
  const shown = await shownLines();
  const emptied = Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, name.startsWith('line-1') ? '' : value]),
  );
  const { sent } = await post(emptied);
  const form = sent[0]?.form;
  expect(form?.get('regels')).toBeNull();
  expect(form?.get('behandelDatum')).toBe('2026-11-02');
  expect(form?.get('bedrag')).toBe('41.25');
});

it('no form can ask for more lines than a bill has', () => {
  expect(readLines(new URLSearchParams({ regels: '1e9', 'line-0-bedrag': '1' }))).toHaveLength(1);
});
