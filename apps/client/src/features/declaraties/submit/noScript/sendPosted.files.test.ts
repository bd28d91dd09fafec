import { expect, it } from 'vitest';
import type { PostAnswer } from '../../../../api/createAction.ts';
import { setLanguageSource } from '../../../../platform/language.ts';
import { certain, readLine, readNota } from '../state/readNota.testing.ts';
import { noScriptForm, noScriptLists } from './formFields.ts';
import { answerOf, fieldsShown, fileOf, melding, postClaim, typed } from './postClaim.testing.ts';
import { parseKept } from './postedFiles.ts';
import { parseFieldMessages } from './fieldMessages.ts';
import { parseChoices } from './postedNotas.ts';

setLanguageSource(() => 'nl');

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
