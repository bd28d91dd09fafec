import { describe, expect, it } from 'vitest';
import { matchWords } from './matchWords.ts';

const text = 'Fysiotherapie Huisarts Brink-de Wit € 1.240,00 €22.58 22 november 2026 2026-11-22';

describe('matchWords', () => {
  it.each([
    'fysio',
    'Fysiothérapie',
    'fysoi',
    'fyiotherapie',
    'fysiootherapie',
    'fysiotherapia',
    'brink huisarts',
    '22,58',
    '€ 22,58',
    '22.58',
    '1240',
    '1.240,00',
    'november',
    'nov 2026',
    '2026-11',
    '',
  ])('finds %j', (search) => expect(matchWords(text, search)).toBe(true));

  it.each(['tandarts', 'huisarts tandarts', '22,59', 'fsoi', 'arst', '2025', 'december'])(
    'does not find %j',
    (search) => expect(matchWords(text, search)).toBe(false),
  );
});
