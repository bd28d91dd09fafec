import { expect, it } from 'vitest';
import { serverErrors } from './serverErrors.ts';

const melding = (code: string, veld?: string, level: 'error' | 'warn' = 'error') => ({
  code,
  level,
  message: 'Tekst',
  veld,
});

it('says the insurer’s errors at the fields that they are about', () => {
  expect(
    serverErrors([melding('inToekomst', 'behandelDatum'), melding('bedragNul', 'bedrag')]),
  ).toEqual({ behandelDatum: 'future', bedrag: 'zero' });
});

it('leaves warnings, unknown codes and unknown fields to the message itself', () => {
  expect(
    serverErrors([
      melding('dubbeleNota', 'notaNummer', 'warn'),
      melding('nieuweRegel', 'bedrag'),
      melding('geenBestand', 'bestanden'),
      melding('required'),
    ]),
  ).toEqual({});
});
