import { expect, it, vi } from 'vitest';
import type { PostAnswer } from '../../../../api/createAction.ts';
import { setLanguageSource } from '../../../../platform/language.ts';
import { readNota } from '../state/readNota.testing.ts';
import { noScriptForm, noScriptLists } from './formFields.ts';
import { readValues } from './postedFields.ts';
import { fieldsShown, postClaim as post, typed } from './postClaim.testing.ts';

setLanguageSource(() => 'nl');

const valuesIn = (answer: PostAnswer) =>
  readValues(new URLSearchParams('values' in answer ? answer.values : {}));

it('reads a bill, and shows the values before anything is sent', async () => {
  const { answer, sent } = await post({}, { notas: [readNota()] });
  expect(sent).toEqual([]);
  expect(valuesIn(answer)).toMatchObject({
    declarant: '1001',
    zorgsoort: 'Huisarts',
    behandelDatum: '2026-11-02',
    bedrag: '41,25',
  });
  expect(answer).toMatchObject({
    lists: {
      [noScriptForm.read]: ['1'],
      [noScriptLists.filledIn]: ['1'],
      [noScriptForm.keptId]: ['b1'],
    },
  });
  expect('errors' in answer && answer.errors).toBeFalsy();
});

it('shows errors next to the values read', async () => {
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

it('sends after the values were shown, and at once when there are none to fill in', async () => {
  for (const fields of [{ ...typed, [noScriptForm.read]: '1', notaNummer: '' }, typed]) {
    const { answer, sent } = await post(fields, { notas: [readNota()] });
    expect(sent).toHaveLength(1);
    expect(answer).toMatchObject({ flash: { sentClaim: { nummer: 'D-1' } } });
  }
});

it('reads once, whatever errors there are', async () => {
  const wrong = { ...typed, [noScriptForm.read]: '1', bedrag: '' };
  const { answer } = await post(wrong, { notas: [readNota()] });
  expect(valuesIn(answer).bedrag).toBe('');
  expect(answer).toMatchObject({
    lists: { [noScriptForm.read]: ['1'], [noScriptLists.filledIn]: [] },
  });
});

it('does not delay a claim when the insurer cannot read bills, or this one', async () => {
  for (const notas of [undefined, []]) {
    const { sent } = await post(typed, { notas });
    expect(sent).toHaveLength(1);
  }
});

it('does not wait for a slow reading again, nor say that it was read', async () => {
  vi.useFakeTimers();
  try {
    const posting = post({ ...typed, bedrag: '' }, { notas: 'late' });
    await vi.advanceTimersByTimeAsync(3000);
    const { answer } = await posting;
    expect(answer).toMatchObject({
      errors: { bedrag: expect.anything() },
      lists: { [noScriptForm.read]: ['1'], [noScriptLists.filledIn]: [] },
    });
  } finally {
    vi.useRealTimers();
  }
});

it('names a bill in another currency before anything is sent, and on every later page', async () => {
  const notas = [readNota({ andereMunt: true }, { bedrag: null })];
  const first = await post({ ...typed, bedrag: '' }, { notas });
  expect(first.answer).toMatchObject({
    errors: { bedrag: expect.anything() },
    lists: { [noScriptForm.andereMunt]: ['1'] },
  });
  const again = await post(fieldsShown(first.answer), { notas, files: [] });
  expect(again.answer).toMatchObject({ lists: { [noScriptForm.andereMunt]: ['1'] } });
  const { sent } = await post(typed, { notas });
  expect(sent).toEqual([]);
});
