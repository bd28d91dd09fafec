import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { areLinesRight, createLine, emptyLine, errorsOfLine, isLineUnsure } from './lineItems.ts';

setLanguageSource(() => 'nl');

const context = { today: '2026-11-21', language: 'nl' } as const;
const right = { ...emptyLine, zorgsoort: 'Huisarts', behandelDatum: '2026-11-02', bedrag: '10' };
describe('the lines of a bill', () => {
  it('are checked by the rules of a claim, each with its own date', () => {
    expect(areLinesRight([createLine('a', right)], context)).toBe(true);
    const old = createLine('b', { ...right, behandelDatum: '2019-01-01', bedrag: '' });
    expect(errorsOfLine(old, context)).toEqual({
      behandelDatum: 'Dit is te lang geleden. Je kunt zorg declareren vanaf 21 november 2023.',
      bedrag: 'Vul het bedrag van de nota in.',
    });
    expect(areLinesRight([createLine('a', right), old], context)).toBe(false);
  });

  it('ask about uncertain values', () => {
    const mark = { value: '10', sure: false, filledIn: true, place: undefined };
    const line = createLine('a', right, { bedrag: mark });
    expect(isLineUnsure(line)).toBe(true);
  });
});
