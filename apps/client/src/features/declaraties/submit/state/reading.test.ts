import { describe, expect, it } from 'vitest';
import { initialFormState } from '../../../../forms/formState.ts';
import { isUnsure } from './readNota.ts';
import { emptyValues } from './claimFields.ts';
import { certain, readLine, readNota } from './readNota.testing.ts';
import { asOneNota, fillInRead, type Readable, removeRead } from './reading.ts';

const empty: Readable = { form: initialFormState(emptyValues), lines: [], marks: {} };

const withValues = (values: Partial<typeof emptyValues>): Readable => ({
  ...empty,
  form: initialFormState({ ...emptyValues, ...values }),
});

describe('the reading of a bill', () => {
  it('fills in values as a person would type them, and remembers their places', () => {
    const { form, marks } = fillInRead(empty, readNota({ buitenland: certain(true) }), 'nl');
    expect(form.values).toEqual({
      declarant: '1001',
      zorgsoort: 'Huisarts',
      behandelDatum: '2026-11-02',
      bedrag: '41,25',
      naamZorgverlener: 'Huisartsenpraktijk De Duinen',
      notaNummer: 'N-2026-17',
      buitenland: true,
      opmerking: '',
    });
    expect(marks.bedrag).toMatchObject({ value: '41,25', sure: true, place: { links: 0.1 } });
    expect(fillInRead(empty, readNota(), 'en').form.values.bedrag).toBe('41.25');
  });

  it('keeps typed values, with their places', () => {
    const { form, marks } = fillInRead(withValues({ bedrag: '40' }), readNota(), 'nl');
    expect(form.values.bedrag).toBe('40');
    expect(marks.bedrag?.place).toBeDefined();
    expect(isUnsure(marks.bedrag, '40')).toBe(false);
  });

  it('removes the error of a field that it changes, and keeps that of others', () => {
    const regels = [readLine(), readLine({ bedrag: certain(875) })];
    const first = fillInRead(empty, readNota({ regels, totaal: certain(5000) }), 'nl');
    const wrong = { bedrag: 'Te hoog.' };
    const refused: Readable = {
      ...first,
      form: { ...first.form, errors: { ...wrong, naamZorgverlener: 'Te lang.' } },
      lines: first.lines.map((line) => ({ ...line, form: { ...line.form, errors: wrong } })),
    };
    const again = readNota({
      regels: [readLine(), readLine({ bedrag: certain(900) })],
      totaal: certain(5025),
    });
    const { form, lines } = fillInRead(refused, again, 'nl');
    expect(form.errors).toEqual({ bedrag: undefined, naamZorgverlener: 'Te lang.' });
    expect(lines.map((line) => line.form.errors)).toEqual([wrong, {}]);
    expect(removeRead(refused).form.errors).toEqual({});
  });

  it('asks nothing about values that were already there', () => {
    const unsure = { zorgsoort: { waarde: 'Huisarts', zeker: false, plaats: null } };
    const { marks } = fillInRead(withValues({ zorgsoort: 'Huisarts' }), readNota({}, unsure), 'nl');
    expect(isUnsure(marks.zorgsoort, 'Huisarts')).toBe(false);
  });

  it('recognises care by our own words only', () => {
    const odd = { zorgsoort: certain('Toverij') };
    expect(fillInRead(empty, readNota({}, odd), 'nl').form.values.zorgsoort).toBe('');
  });

  it('uses the total as the amount, not that of the only line', () => {
    const nota = readNota({ totaal: certain(5000) });
    expect(fillInRead(empty, nota, 'nl').form.values.bedrag).toBe('50,00');
  });

  it('keeps several lines separate, and asks to check their sum without a total', () => {
    const nota = readNota({ regels: [readLine(), readLine({ bedrag: certain(875) })] });
    const { form, lines, marks } = fillInRead(empty, nota, 'nl');
    expect(lines.map((line) => line.form.values.bedrag)).toEqual(['41,25', '8,75']);
    expect(form.values).toMatchObject({ zorgsoort: '', behandelDatum: '', bedrag: '50,00' });
    expect(isUnsure(marks.bedrag, '50,00')).toBe(true);
    const half = readNota({ regels: [readLine(), readLine({ bedrag: null })] });
    expect(fillInRead(empty, half, 'nl').form.values.bedrag).toBe('');
  });

  it('leaves values empty that could not be read', () => {
    const nothing = readLine({ omschrijving: null, bedrag: null });
    const { lines } = fillInRead(empty, readNota({ regels: [readLine(), nothing] }), 'nl');
    expect(lines[1]?.form.values).toEqual({
      behandelDatum: '2026-11-02',
      zorgsoort: 'Huisarts',
      bedrag: '',
      omschrijving: '',
    });
  });

  it('adds no lines when one was already started', () => {
    const nota = readNota({ regels: [readLine(), readLine()] });
    expect(fillInRead(withValues({ zorgsoort: 'Tandarts' }), nota, 'nl').lines).toEqual([]);
  });

  it('replaces the values of the first bill by those of another, but not typed ones', () => {
    const first = fillInRead(withValues({ notaNummer: 'eigen' }), readNota(), 'nl');
    const again = fillInRead(
      first,
      readNota({ naamZorgverlener: null }, { bedrag: certain(99) }),
      'nl',
    );
    expect(again.form.values).toMatchObject({
      naamZorgverlener: '',
      bedrag: '0,99',
      notaNummer: 'eigen',
    });
  });

  it('is removed again, except changed values and those of before', () => {
    const nota = readNota({ regels: [readLine(), readLine()] });
    const before = fillInRead(withValues({ declarant: '1001' }), nota, 'nl');
    expect(removeRead(before)).toMatchObject({ lines: [], marks: {} });
    expect(removeRead(before).form.values.declarant).toBe('1001');
    const [line, ...rest] = before.lines;
    const mine = line && { ...line, form: initialFormState({ ...line.form.values, bedrag: '1' }) };
    expect(removeRead({ ...before, lines: mine ? [mine, ...rest] : [] }).lines).toHaveLength(2);
  });

  it('joins the lines of several bills that are one', () => {
    expect(asOneNota([readNota(), readNota({ bestandIds: ['b2'] })])).toMatchObject({
      bestandIds: ['b1', 'b2'],
      regels: [{}, {}],
      totaal: null,
    });
    expect(asOneNota([])).toBeUndefined();
  });
});
