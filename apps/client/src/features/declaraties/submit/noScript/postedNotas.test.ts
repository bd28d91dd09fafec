import { expect, it, vi, describe } from 'vitest';
import type { PostAnswer } from '../../../../api/createAction.ts';
import { setLanguageSource } from '../../../../platform/language.ts';
import { readNota, readLine, certain } from '../state/readNota.testing.ts';
import { noScriptForm, noScriptLists } from './formFields.ts';
import { readValues } from './postedFields.ts';
import { fieldsShown, postClaim as post, typed, fileOf, postClaim } from './postClaim.testing.ts';
import { chosenNota, countNotas, notaChoices, notaOf, parseChoices } from './postedNotas.ts';
import { isObject } from '@mijn/domain/values';
import { parseList } from '../state/outcome.ts';

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

const chosenBy = (nota: string) => chosenNota(new URLSearchParams({ nota }));
const [first, second, third] = [
  readNota({ bestandIds: ['a'] }),
  readNota({ bestandIds: ['a'] }),
  readNota({ bestandIds: ['b', 'c'] }),
];
const notas = [first, second, third];

it('offers each bill, by its files and its index among those of the same files', () => {
  const choices = notaChoices(notas, 'nl');
  expect(choices.map(({ value }) => value)).toEqual(['0 a', '1 a', '0 b c', 'all']);
  expect(countNotas(choices)).toBe(3);
});

it('does not offer "all are one" beyond the maximum number of lines', () => {
  const long = readNota({ regels: Array.from({ length: 30 }, () => readLine()) });
  const values = notaChoices([long, long], 'nl').map(({ value }) => value);
  expect(values).not.toContain('all');
});

it('finds the chosen bill when only its files are read', () => {
  expect(notaOf([first, second], chosenBy('1 a'))).toBe(second);
  expect(notaOf([third], chosenBy('0 b c'))).toBe(third);
  expect(notaOf(notas, chosenBy('all'))?.regels).toHaveLength(3);
  for (const nothing of ['', 'x', '99999 a'])
    expect(notaOf(notas, chosenBy(nothing))).toBeUndefined();
});

const listsIn = (answer: PostAnswer) => ('to' in answer ? {} : (answer.lists ?? {}));

const choicesIn = (answer: PostAnswer) =>
  parseChoices(listsIn(answer)[noScriptForm.several] ?? []).map(({ value }) => value);

/** Returns the labels of the submitted bills that the confirmation gets. */
function labelsIn(answer: PostAnswer): readonly string[] {
  const sentClaim = 'to' in answer && answer.flash?.['sentClaim'];
  const labels = isObject(sentClaim) ? parseList(sentClaim, 'before') : [];
  return labels.filter((one) => typeof one === 'string');
}

describe('two bills in one file', () => {
  const inOne = [
    readNota(),
    readNota({ naamZorgverlener: certain('Praktijk Linde'), totaal: certain(2000) }),
  ];

  async function sendFirst() {
    const asked = await postClaim({}, { notas: inOne });
    const [nota = ''] = choicesIn(asked.answer);
    const shown = { ...fieldsShown(asked.answer), nota };
    const chosen = await postClaim(shown, { files: [], notas: inOne });
    const last = await postClaim(fieldsShown(chosen.answer), { files: [] });
    expect(last.sent).toHaveLength(1);
    return last.answer;
  }

  it('names the bill that was not submitted, after any number of posts', async () => {
    expect(await sendFirst()).toMatchObject({
      flash: {
        sentClaim: {
          later: [],
          left: [expect.stringMatching(/^Praktijk Linde, 2.november.2026, €.20,00$/)],
          before: [expect.stringContaining('De Duinen')],
        },
      },
    });
  });

  it('does not offer the submitted bill when the file is added again, and fills in the other', async () => {
    const before = labelsIn(await sendFirst());
    const begin = { [noScriptForm.begin]: '1', [noScriptForm.before]: before };
    const begun = await postClaim(begin, { files: [], notas: inOne });
    expect(begun.answer).not.toHaveProperty('errors');
    const added = { [noScriptForm.before]: before };
    const { answer } = await postClaim(added, { files: [fileOf('b9')], notas: inOne });
    expect(answer).toMatchObject({
      values: { naamZorgverlener: 'Praktijk Linde', bedrag: '20,00' },
      lists: { [noScriptForm.before]: before, [noScriptForm.left]: [] },
    });
  });

  it('leaves nothing when they are one', async () => {
    const asked = await postClaim({}, { notas: inOne });
    const shown = { ...fieldsShown(asked.answer), nota: 'all' };
    const { answer } = await postClaim(shown, { files: [], notas: inOne });
    expect(listsIn(answer)[noScriptForm.left]).toEqual([]);
  });
});
