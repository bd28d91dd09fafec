import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countVisible, isVisible, toPlainLine, toPlainText } from './typedText.ts';

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const ignorable = Array.from(
  '\u200B\u2060\uFEFF\u00AD\u034F\u061C\u115F\u1160\u180E\u3164\u200E\u200F\u202A\u202E\u2066\u2069\uFFA0' +
    '\uFE0F\u{E0041}\u{E0101}\0\u0007\u001B\u007F\u009F\u200C\u200D',
);
const pieces = fc.oneof(
  fc.constantFrom(
    ...ignorable,
    '\n',
    '\r\n',
    '\u2028',
    '\t',
    '\u00A0',
    '\u202F',
    '\u2011',
    '\u2212',
    '–',
    '１',
    '＃',
  ),
  fc.constantFrom(
    'a',
    'e',
    '\u0301',
    '1',
    '#',
    '\u20E3',
    '👩',
    '🏽',
    '❤',
    '🏴',
    '\u{E0067}',
    '\u{E007F}',
  ),
  fc.constantFrom('م', 'ی', 'क', '\u094D', 'ষ', '\u09CD', 'ᠠ', '가', '\u1100', '\u1161', ' ', '-'),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const typed = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
const latin = fc.string({
  unit: fc.constantFrom('a', 'B', '7', ' ', '-', '@', '.', ','),
  maxLength: 12,
});

describe('toPlainLine', () => {
  it.each([
    ['sanne\u200B@post.example', 'sanne@post.example'],
    ['\u202Esanne@post.example', 'sanne@post.example'],
    ['san\u00ADne@post.example', 'sanne@post.example'],
    ['\uFEFF06\u00A012\u202F34\u200756 78', '06 12 34 56 78'],
    ['06\u201112345678', '06-12345678'],
    ['12,\u2013', '12,-'],
    ['3451\u00A0BM', '3451 BM'],
    ['３４５１　ＢＭ', '3451 BM'],
    ['＋３１６－１２３４５６７８', '+316-12345678'],
    ['ａ＠ｂ．ｎｌ', 'a@b.nl'],
    ['１\u200B２', '12'],
    ['Zoe\u0308', 'Zo\u00EB'],
    ['Zoe\u200B\u0308', 'Zo\u00EB'],
    ['45,00\uFFFC', '45,00'],
    ['\u3164', ''],
    ['Kerk\tstraat\r\n7', 'Kerk straat 7'],
    ['\u2066Anne\u2069\u2010Marie', 'Anne-Marie'],
  ])('normalises %j to %j', (text, plain) => expect(toPlainLine(text)).toBe(plain));

  it.each([
    'می\u200Cخواهم',
    'क्\u200Dष',
    'র\u200D্য',
    '👩🏽\u200D⚕️',
    '👨\u200D👩\u200D👧\u200D👦',
    '🏳️\u200D🌈',
    '❤️',
    '1️⃣',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ])('keeps the joiners of %s', (text) => {
    expect(toPlainLine(text)).toBe(text.normalize('NFC'));
  });

  it.each([
    'a\u200Db',
    '\u200Dم',
    'م\u200C',
    '1\uFE0F2',
    '👩\u200D',
    '🏴\u{E0067}\u{E0062}',
    'A\uFE0F',
    '\u180E\u200Dم',
    '\u3164\u200D\u094D',
  ])('removes an unnecessary joiner or selector: %j', (text) =>
    expect(toPlainLine(text)).not.toMatch(invisible),
  );

  it('leaves no line break, odd space or control character', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(toPlainLine(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u);
      }),
    );
  });
});

describe('toPlainText', () => {
  it('keeps line breaks and normalises them', () => {
    expect(toPlainText('een\r\ntwee\rdrie\u2028vier\n')).toBe('een\ntwee\ndrie\nvier\n');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(toPlainText(toPlainText(text))).toBe(toPlainText(text));
        expect(toPlainLine(toPlainLine(text))).toBe(toPlainLine(text));
      }),
      { numRuns: 1_000 },
    );
  });

  it('returns the same text wherever an invisible character is inserted between plain characters', () => {
    const at = fc.nat({ max: 12 });
    fc.assert(
      fc.property(latin, fc.constantFrom(...ignorable), at, (text, character, place) => {
        const spoiled = text.slice(0, place) + character + text.slice(place);
        expect(toPlainText(spoiled)).toBe(text);
      }),
    );
  });

  it('keeps an invisible character only after a word or an emoji', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const { index } of toPlainLine(text).matchAll(new RegExp(invisible, 'gu'))) {
          // With the flag u, V8 14.6 misses some surrogate pairs before `$`.
          expect(toPlainLine(text).slice(0, index)).toMatch(/[\p{L}\p{M}\p{Emoji}\p{Cf}]$/v);
        }
      }),
    );
  });
});

describe('countVisible', () => {
  it.each([
    ['', 0],
    [' \n\u00A0', 0],
    ['\u200B'.repeat(5), 0],
    ['\u3164\u115F\u1160\uFFA0', 0],
    ['\u2800'.repeat(5), 0],
    ['\uFFFC'.repeat(5), 0],
    ['\u0301\u0301', 0],
    ['a\u200Bb c', 3],
    ['e\u0301', 1],
    ['€ 5', 2],
    ['👩', 1],
  ])('counts the visible characters of %j: %i', (text, count) =>
    expect(countVisible(text)).toBe(count),
  );

  it('counts the same before and after normalisation', () => {
    fc.assert(
      fc.property(typed, (text) => {
        // NFC splits some letters and composes others.
        const { length } = toPlainText(text).match(/[\p{L}\p{N}\p{P}\p{S}]/gu) ?? [];
        expect(countVisible(toPlainText(text))).toBeLessThanOrEqual(length ?? 0);
        expect(isVisible(toPlainText(text))).toBe(isVisible(text));
      }),
    );
  });
});

it('isVisible requires the given number of visible characters', () => {
  expect(isVisible('vier', 5)).toBe(false);
  expect(isVisible('v i e r', 5)).toBe(false);
  expect(isVisible('vijfd', 5)).toBe(true);
  expect(isVisible('\u200B'.repeat(5), 5)).toBe(false);
});
