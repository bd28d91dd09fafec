import { expect, test } from 'vitest';
import { parseMeldingen } from './outcome.ts';

test('parses messages of the insurer', () => {
  const melding = { code: 'leeg', level: 'warn', message: 'Leeg', veld: 'bedrag' };
  expect(parseMeldingen([melding, { ...melding, level: 'info' }])).toEqual([
    melding,
    { ...melding, level: 'info' },
  ]);
});

test('treats an unknown level and an invalid message as an error', () => {
  const nothing = { code: '', level: 'error', message: '', veld: undefined };
  expect(parseMeldingen([{ level: 'fatal' }, null, 'x'])).toEqual([nothing, nothing, nothing]);
});
