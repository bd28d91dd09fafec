import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openState, verzegelState } from './state.ts';

const sleutel = randomBytes(32);
const inhoud = { relatienummer: '100000001', versie: 3 };

it('opens what it sealed, and shows nothing of it outside', () => {
  const state = verzegelState(sleutel, inhoud);
  expect(openState(sleutel, state)).toEqual(inhoud);
  expect(Buffer.from(state, 'base64url').toString('latin1')).not.toContain('100000001');
  expect(verzegelState(sleutel, inhoud)).not.toBe(state);
});

it('refuses every changed bit, another key, and what is no state at all', () => {
  const ruw = Buffer.from(verzegelState(sleutel, inhoud), 'base64url');
  for (let bit = 0; bit < ruw.length * 8; bit += 1) {
    const anders = Buffer.from(ruw);
    anders[bit >> 3] = (anders[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(openState(sleutel, anders.toString('base64url'))).toBeUndefined();
  }
  expect(openState(randomBytes(32), ruw.toString('base64url'))).toBeUndefined();
  for (const woord of ['', 'x', 'null', ruw.toString('base64'), `${ruw.toString('base64url')}A`]) {
    expect(openState(sleutel, woord)).toBeUndefined();
  }
});
