import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { certain, readLine, readNota } from '../state/readNota.testing.ts';
import { noScriptForm, noScriptLists } from './formFields.ts';
import { readLines } from './postedFields.ts';
import {
  postClaim as post,
  answerOf,
  documentKey,
  fieldsShown,
  fileOf,
  melding,
  postClaim,
  typed,
} from './postClaim.testing.ts';
import { readMeldingen, parseFieldMessages } from './fieldMessages.ts';
import type { PostAnswer } from '../../../../api/createAction.ts';
import { parseKept } from './postedFiles.ts';
import { parseChoices } from './postedNotas.ts';

setLanguageSource(() => 'nl');

const twoLines = readNota({
  regels: [readLine(), readLine({ behandelDatum: certain('2026-11-09') })],
});

/** Returns the fields of a post after the values read were shown. */
async function shownLines(): Promise<Readonly<Record<string, string>>> {
  const { answer } = await post({ [noScriptForm.files]: '' }, { notas: [twoLines] });
  const shown = 'values' in answer ? answer.values : {};
  return { ...shown, [noScriptForm.read]: '1' };
}

function linesOf(form: FormData | undefined): unknown {
  const text = form?.get('regels');
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}

it('shows several lines with their sum, and sends them as lines', async () => {
  const shown = await shownLines();
  expect(shown).toMatchObject({
    regels: '2',
    'line-0-behandelDatum-day': '02',
    'line-1-behandelDatum-day': '09',
    bedrag: '82,50',
  });
  const { answer, sent } = await post(shown, { notas: [twoLines] });
  expect(answer).toMatchObject({ flash: { sentClaim: { nummer: 'D-1' } } });
  const form = sent[0]?.form;
  expect(linesOf(form)).toMatchObject([
    { behandelDatum: '2026-11-02', zorgsoort: 'Huisarts', bedrag: '41.25' },
    { behandelDatum: '2026-11-09', zorgsoort: 'Huisarts', bedrag: '41.25' },
  ]);
});

it('shows an error at its line, and a wrong sum', async () => {
  const shown = await shownLines();
  const future = await post({ ...shown, 'line-1-behandelDatum-year': '2027' });
  expect(future.answer).toMatchObject({
    errors: { 'line-1-behandelDatum': expect.stringContaining('moet nog komen') },
  });
  const less = await post({ ...shown, 'line-1-bedrag': '1,00' });
  expect(less.answer).toMatchObject({ errors: { bedrag: expect.stringContaining('42,25') } });
  expect(less.sent).toEqual([]);
});

it('confirms with the payout that was expected before', async () => {
  const totaal = { bedragUitgekeerd: 4336, bedragEigenRisicoInTermijnen: 0 };
  const expected = { weggelaten: null, hoogstens: null, verwachting: { totaal, regels: [] } };
  const shown = await shownLines();
  const { answer } = await post(shown, { notas: [twoLines], expected });
  expect(answer).toMatchObject({
    flash: { sentClaim: { bedrag: 8250, payout: { kind: 'probable', cents: 4336 } } },
  });
});

it('drops an emptied line, and turns the last one into the claim', async () => {
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

it('limits the number of lines of a form', () => {
  expect(readLines(new URLSearchParams({ regels: '1e9', 'line-0-bedrag': '1' }))).toHaveLength(1);
});

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

const listsIn = (answer: PostAnswer) => ('to' in answer ? {} : (answer.lists ?? {}));
const errorsIn = (answer: PostAnswer) => ('to' in answer ? {} : (answer.errors ?? {}));
const saidIn = (answer: PostAnswer) =>
  parseFieldMessages(listsIn(answer)[noScriptLists.said] ?? []);
const keptIn = (answer: PostAnswer) => parseKept(listsIn(answer)[noScriptForm.kept] ?? []);

const messages = [melding('beeldKlein', 'warn'), melding('omgezet', 'info')];
const small = fileOf('b1', ...messages);

it.each([
  ['when what was read is shown', {}],
  ['when a field is wrong', { ...typed, bedrag: 'veel' }],
])('carries along the messages about a file %s', async (_when, fields) => {
  const { answer, sent } = await postClaim(fields, { files: [small], notas: [readNota()] });
  expect(sent).toEqual([]);
  expect(keptIn(answer)).toMatchObject([{ id: 'b1', meldingen: messages }]);
  expect(errorsIn(answer)).toMatchObject({ 'fileGood-0': expect.stringContaining('b1.pdf') });
});

it('sends a file with a warning only after its checkbox is ticked', async () => {
  const first = await postClaim(typed, { files: [small] });
  const shown = fieldsShown(first.answer, typed);
  const unticked = await postClaim(shown, { files: [] });
  expect(unticked.sent).toEqual([]);
  const fileGood = 'b1 beeldKlein';
  // The same warning about another file needs its own confirmation.
  const another = fileOf('b2', melding('beeldKlein', 'warn'));
  const both = await postClaim({ ...shown, fileGood }, { files: [another] });
  expect(both.sent).toEqual([]);
  expect(errorsIn(both.answer)).toEqual({ 'fileGood-1': expect.stringContaining('b2.pdf') });
  const { sent } = await postClaim({ ...shown, fileGood }, { files: [] });
  expect(sent[0]?.form.getAll('bevestigd')).toEqual(['beeldKlein']);
});

it('leaves an unticked file behind, which can be ticked again', async () => {
  const wrong = { ...typed, bedrag: 'veel' };
  const first = await postClaim(wrong, { files: [fileOf('b1'), fileOf('b2')] });
  const shown = fieldsShown(first.answer, wrong);
  expect(shown[noScriptForm.keptId]).toEqual(['b1', 'b2']);
  const less = { ...shown, [noScriptForm.keptId]: ['b2'] };
  const again = await postClaim(less, { files: [] });
  expect(keptIn(again.answer).map(({ id }) => id)).toEqual(['b2', 'b1']);
  const { sent, answer } = await postClaim({ ...less, bedrag: '41,25' }, { files: [] });
  expect(answer).toMatchObject({ flash: { sentClaim: { later: [] } } });
  expect(sent[0]?.form.getAll('bestandIds')).toEqual(['b2']);
  const none = await postClaim({ ...shown, [noScriptForm.keptId]: [] }, { files: [] });
  expect(errorsIn(none.answer)).toMatchObject({ bestanden: 'Voeg eerst je nota toe.' });
});

it('keeps a file that was chosen twice once', async () => {
  const first = await postClaim({ ...typed, bedrag: 'veel' });
  const shown = { ...fieldsShown(first.answer), ...typed };
  const { sent } = await postClaim(shown, { files: [fileOf('b1'), fileOf('b1')] });
  expect(sent[0]?.form.getAll('bestandIds')).toEqual(['b1']);
});

const two = [
  readNota({ bestandIds: ['b1'] }),
  readNota({ bestandIds: ['b2'], naamZorgverlener: certain('Praktijk Linde') }),
];
const bothFiles = [fileOf('b1'), fileOf('b2')];

it('asks which of several bills is submitted first, and keeps the others behind', async () => {
  const first = await postClaim({}, { files: bothFiles, notas: two });
  expect(first.sent).toEqual([]);
  expect(errorsIn(first.answer)).toEqual({ nota: 'Kies eerst welke nota je nu indient.' });
  const choices = parseChoices(listsIn(first.answer)[noScriptForm.several] ?? []);
  expect(choices.map(({ label }) => label)).toEqual([
    expect.stringContaining('De Duinen'),
    expect.stringContaining('Praktijk Linde'),
    'Het is één nota',
  ]);

  const nota = choices[1]?.value ?? '';
  const shown = { ...fieldsShown(first.answer), nota };
  const chosen = await postClaim(shown, { files: [], notas: two.slice(1) });
  expect(chosen.answer).toMatchObject({
    values: { naamZorgverlener: 'Praktijk Linde', regels: '0' },
    lists: { [noScriptForm.keptId]: ['b2'] },
  });
  const last = await postClaim(fieldsShown(chosen.answer), { files: [] });
  expect(last.sent[0]?.form.getAll('bestandIds')).toEqual(['b2']);
  expect(last.answer).toMatchObject({
    flash: { sentClaim: { later: [expect.stringContaining('b1.pdf')] } },
  });
});

it('submits several bills as one claim on request', async () => {
  const { answer } = await postClaim({ nota: 'all' }, { files: bothFiles, notas: two });
  expect(answer).toMatchObject({
    values: { regels: '2', bedrag: '82,50' },
    lists: { [noScriptForm.keptId]: ['b1', 'b2'] },
  });
});

const lines = {
  regels: '2',
  ...Object.fromEntries(
    [0, 1].flatMap((at) => [
      [`line-${at}-zorgsoort`, 'Tandarts'],
      [`line-${at}-behandelDatum-day`, String(3 + at)],
      [`line-${at}-behandelDatum-month`, '11'],
      [`line-${at}-behandelDatum-year`, '2026'],
    ]),
  ),
  'line-0-bedrag': '10,00',
  'line-1-bedrag': '31,25',
};

it('keeps corrected lines of a draft, and fills in the rest', async () => {
  const draft = { ...typed, ...lines, notaNummer: '' };
  const notas = [readNota({ regels: [readLine(), readLine()] })];
  const { answer } = await postClaim(draft, { notas });
  expect(answer).toMatchObject({
    values: { 'line-0-zorgsoort': 'Tandarts', 'line-1-bedrag': '31,25', notaNummer: 'N-2026-17' },
  });
});

const inEnglish = async () => {
  setLanguageSource(() => 'en');
  const answers = [
    answerOf({
      validationMessages: {
        messages: [
          melding('teVeelBestanden', 'error', 'bestanden'),
          melding('nietBekend', 'error', 'bestanden'),
          melding('inToekomst', 'error', 'regels.1.behandelDatum'),
        ],
      },
    }),
  ];
  const amounts = { bedrag: '41.25', 'line-0-bedrag': '10.00', 'line-1-bedrag': '31.25' };
  const fields = { ...typed, ...lines, ...amounts };
  const { answer } = await postClaim(fields, { language: 'en', answers });
  setLanguageSource(() => 'nl');
  return answer;
};

it('shows the insurer’s objections to files in the reader’s language, or marks them as Dutch', async () => {
  const answer = await inEnglish();
  expect(saidIn(answer)).toEqual([
    { name: 'bestanden', text: 'You can send at most 10 files.', lang: undefined },
    { name: 'bestanden', text: 'Over nietBekend.', lang: 'nl' },
  ]);
  expect(errorsIn(answer)).toMatchObject({
    'line-1-behandelDatum': expect.not.stringContaining('Over'),
  });
});
