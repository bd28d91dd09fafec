import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { certain, readLine, readNota } from '../state/readNota.testing.ts';
import { noScriptForm } from './formFields.ts';
import { readLines } from './postedFields.ts';
import { postClaim as post } from './postClaim.testing.ts';

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
