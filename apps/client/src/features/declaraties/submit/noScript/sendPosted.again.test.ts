import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { noScriptForm } from './formFields.ts';
import {
  answerOf,
  documentKey,
  fieldsShown,
  fileOf,
  melding,
  postClaim,
  typed,
} from './postClaim.testing.ts';
import { readMeldingen } from './fieldMessages.ts';

setLanguageSource(() => 'nl');

const lost = [answerOf(undefined, 503)];
const earlierKey = '22222222-2222-4222-8222-222222222222';

/**
 * Returns the fields of the page after an unanswered submission; the next post has another document key.
 */
async function afterLost() {
  const { answer, sent } = await postClaim(typed, { answers: lost });
  const shown = fieldsShown(answer, typed);
  const [carried = ''] = [shown[noScriptForm.claimKey] ?? ''].flat();
  expect(sent[0]?.key).toBe(documentKey);
  expect(carried).toMatch(`${documentKey} `);
  return { ...shown, [noScriptForm.claimKey]: carried.replace(documentKey, earlierKey) };
}

it('sends the same claim again under the same key when it is unknown whether it arrived', async () => {
  const { sent } = await postClaim(await afterLost(), { files: [] });
  expect(sent[0]?.key).toBe(earlierKey);
});

it('keeps the key after an attempt with an invalid field', async () => {
  const wrong = { ...(await afterLost()), bedrag: 'veel' };
  const { answer } = await postClaim(wrong, { files: [] });
  const mended = { ...wrong, ...fieldsShown(answer), bedrag: '41,25' };
  const { sent } = await postClaim(mended, { files: [] });
  expect(sent[0]?.key).toBe(earlierKey);
});

it('reports a claim that was withdrawn meanwhile, and uses a new key', async () => {
  const before = await afterLost();
  const messages = [melding('ingetrokken')];
  const first = await postClaim(before, {
    answers: [answerOf({ validationMessages: { messages } })],
  });
  expect(first.sent[0]?.key).toBe(earlierKey);
  expect(first.answer).toMatchObject({ errors: { form: 'Over ingetrokken.' } });
  const second = await postClaim({ ...before, ...fieldsShown(first.answer) }, { files: [] });
  expect(second.sent[0]?.key).toBe(documentKey);
});

it('uses the key of the document for another claim, and for an invalid key', async () => {
  const before = await afterLost();
  for (const fields of [
    { ...before, bedrag: '42,25' },
    { ...before, [noScriptForm.claimKey]: 'x y' },
  ]) {
    const { sent } = await postClaim(fields, { files: [] });
    expect(sent[0]?.key).toBe(documentKey);
  }
});

it('asks to confirm each warning separately, and keeps the ticks', async () => {
  const messages = [
    melding('dubbeleNota', 'warn', 'notaNummer'),
    melding('nietVerzekerd', 'warn', 'behandelDatum'),
  ];
  const answers = [answerOf({ validationMessages: { messages } })];
  const first = await postClaim(typed, { answers });
  const shown = fieldsShown(first.answer, typed);
  expect(readMeldingen([shown[noScriptForm.asked] ?? []].flat())).toEqual(messages);
  expect(first.answer).toMatchObject({
    errors: { 'bevestigd-0': 'Over dubbeleNota.', 'bevestigd-1': 'Over nietVerzekerd.' },
  });
  const one = { ...shown, [noScriptForm.confirmed]: 'dubbeleNota' };
  const second = await postClaim(one, { answers, files: [] });
  expect(second.sent[0]?.form.getAll('bevestigd')).toEqual(['dubbeleNota']);
  expect(second.answer).toMatchObject({ errors: { 'bevestigd-1': 'Over nietVerzekerd.' } });
  expect('errors' in second.answer && second.answer.errors).not.toHaveProperty('bevestigd-0');
});

it('uses the insurer’s day as today, and the calendar’s when it is unknown', async () => {
  const november30 = { ...typed, 'behandelDatum-day': '30' };
  const moved = await postClaim(november30, { vandaag: '2026-12-01' });
  expect(moved.sent).toHaveLength(1);
  const calendar = await postClaim(november30, { files: [fileOf('b1')] });
  expect(calendar.answer).toMatchObject({
    errors: { behandelDatum: expect.stringContaining('moet nog komen') },
  });
});
