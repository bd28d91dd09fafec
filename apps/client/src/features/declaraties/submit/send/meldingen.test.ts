import { expect, test } from 'vitest';
import { parseMeldingen } from './meldingen.ts';

test('messages are read as the insurer sends them', () => {
  const melding = { code: 'leeg', level: 'warn', message: 'Leeg', veld: 'bedrag' };
  expect(parseMeldingen([melding, { ...melding, level: 'info' }])).toEqual([
    melding,
    { ...melding, level: 'info' },
  ]);
});

test('a level that nobody knows, and what is no message at all, count as an error', () => {
  const nothing = { code: '', level: 'error', message: '', veld: undefined };
  expect(parseMeldingen([{ level: 'fatal' }, null, 'x'])).toEqual([nothing, nothing, nothing]);
});
