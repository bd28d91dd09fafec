import { describe, expect, it } from 'vitest';
import { typedDay, typedLine, typedText } from './shapes.ts';

describe('typedLine', () => {
  it('parses to plain text, trimmed', () => {
    expect(typedLine({ most: 20 }).parse('\u200B Noord\u00A0\u2011 Zuid\n')).toBe('Noord - Zuid');
  });

  it('counts characters after trimming', () => {
    expect(typedLine({ most: 4 }).safeParse(`${'\u200B'.repeat(50)}vier`).data).toBe('vier');
    expect(typedLine({ most: 4 }).safeParse('vijfd').success).toBe(false);
  });

  it.each(['', '    ', '\u200B'.repeat(5), '\u3164'.repeat(5), '\u2800'.repeat(5), 'vier\u2800'])(
    'rejects %j where five visible characters are required',
    (text) => expect(typedLine({ most: 20, least: 5 }).safeParse(text).success).toBe(false),
  );

  it('rejects a lone surrogate', () => {
    expect(typedLine({ most: 20 }).safeParse('a\ud83d').success).toBe(false);
  });
});

describe('typedDay', () => {
  it.each([
    '2026-11-04',
    ' 2026-11-04\n',
    '\u200E2026-11-04\u200B',
    '2026\u201111\u201104',
    '２０２６－１１－０４',
  ])('parses %j', (text) => expect(typedDay.parse(text)).toBe('2026-11-04'));

  it.each(['2026-02-30', '4-11-2026', '', '2026-11-04T10:00'])('rejects %j', (text) => {
    expect(typedDay.safeParse(text).success).toBe(false);
  });
});

describe('typedText', () => {
  it('keeps line breaks', () => {
    expect(typedText({ most: 20, least: 1 }).parse('een\r\n\u00ADtwee\n')).toBe('een\ntwee');
  });
});
