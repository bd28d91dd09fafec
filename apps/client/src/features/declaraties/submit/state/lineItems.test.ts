import { describe, expect, it } from 'vitest';
import { initialFormState } from '../../../../forms/formState.ts';
import { emptyValues } from './claimFields.ts';
import { createLine, emptyLine, isLineUnsure, reviewLines, nextLines } from './lineItems.ts';

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
