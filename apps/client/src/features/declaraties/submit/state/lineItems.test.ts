import { describe, expect, it } from 'vitest';
import { initialFormState } from '../../../../forms/formState.ts';
import { emptyValues } from './claimFields.ts';
import {
  createLine,
  emptyLine,
  isLineUnsure,
  reviewLines,
  nextLines,
  areLinesRight,
  errorsOfLine,
} from './lineItems.ts';
import { setLanguageSource } from '../../../../platform/language.ts';

setLanguageSource(() => 'nl');

const right = { ...emptyLine, zorgsoort: 'Huisarts', behandelDatum: '2026-11-02', bedrag: '10' };
const single = {
  form: initialFormState({ ...emptyValues, zorgsoort: 'Tandarts', bedrag: '61,80' }),
  lines: [],
};

describe('nextLines', () => {
  it('turns the values into the first line at the first addition, and suggests the same care', () => {
    const { lines } = nextLines(single, { kind: 'lineAdded', keys: ['a', 'b'] });
    expect(lines.map(({ key, form }) => [key, form.values.zorgsoort, form.values.bedrag])).toEqual([
      ['a', 'Tandarts', '61,80'],
      ['b', 'Tandarts', ''],
    ]);
    expect(
      nextLines({ ...single, lines }, { kind: 'lineAdded', keys: ['c', 'd'] }).lines,
    ).toHaveLength(3);
  });

  it('turns the last line into the claim itself', () => {
    const lines = [createLine('a', right), createLine('b', { ...right, bedrag: '20' })];
    const after = nextLines({ ...single, lines }, { kind: 'lineRemoved', key: 'a' });
    expect(after.lines).toEqual([]);
    expect(after.form.values).toMatchObject({ zorgsoort: 'Huisarts', bedrag: '20' });
    const three = [...lines, createLine('c', right)];
    expect(
      nextLines({ ...single, lines: three }, { kind: 'lineRemoved', key: 'a' }).lines,
    ).toHaveLength(2);
  });

  it('changes a line by itself', () => {
    const lines = [createLine('a', right), createLine('b', right)];
    const event = { kind: 'filledIn', name: 'bedrag', value: '30' } as const;
    const after = nextLines({ ...single, lines }, { kind: 'line', key: 'b', event });
    expect(after.lines.map(({ form }) => form.values.bedrag)).toEqual(['10', '30']);
  });

  it('stops asking about values that somebody has checked', () => {
    const mark = { value: '10', sure: false, filledIn: true, place: undefined };
    const line = createLine('a', right, { bedrag: mark });
    expect(isLineUnsure(line)).toBe(true);
    expect(reviewLines([line]).some(isLineUnsure)).toBe(false);
  });
});

const context = { today: '2026-11-21', language: 'nl' } as const;
const validLine = {
  ...emptyLine,
  zorgsoort: 'Huisarts',
  behandelDatum: '2026-11-02',
  bedrag: '10',
};
describe('the lines of a bill', () => {
  it('are checked by the rules of a claim, each with its own date', () => {
    expect(areLinesRight([createLine('a', validLine)], context)).toBe(true);
    const old = createLine('b', { ...validLine, behandelDatum: '2019-01-01', bedrag: '' });
    expect(errorsOfLine(old, context)).toEqual({
      behandelDatum: 'Dit is te lang geleden. Je kunt zorg declareren vanaf 21 november 2023.',
      bedrag: 'Vul het bedrag van de nota in.',
    });
    expect(areLinesRight([createLine('a', validLine), old], context)).toBe(false);
  });

  it('ask about uncertain values', () => {
    const mark = { value: '10', sure: false, filledIn: true, place: undefined };
    const line = createLine('a', validLine, { bedrag: mark });
    expect(isLineUnsure(line)).toBe(true);
  });
});
