import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openState, sealState } from './state.ts';

const key = [randomBytes(32)] as const;
const content = { relatienummer: '100000001', versie: 3 };

it('opens a sealed state, whose contents are not readable', () => {
  const state = sealState(key, content);
  expect(openState(key, state)).toEqual(content);
  expect(Buffer.from(state, 'base64url').toString('latin1')).not.toContain('100000001');
  expect(sealState(key, content)).not.toBe(state);
});

it('rejects every changed bit, another key, and anything else', () => {
  const raw = Buffer.from(sealState(key, content), 'base64url');
  for (let bit = 0; bit < raw.length * 8; bit += 1) {
    const otherwise = Buffer.from(raw);
    otherwise[bit >> 3] = (otherwise[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(openState(key, otherwise.toString('base64url'))).toBeUndefined();
  }
  expect(openState([randomBytes(32)], raw.toString('base64url'))).toBeUndefined();
  for (const word of ['', 'x', 'null', raw.toString('base64'), `${raw.toString('base64url')}A`]) {
    expect(openState(key, word)).toBeUndefined();
  }
});

it('opens a state sealed with the previous key, and seals with the new one', () => {
  const next = [randomBytes(32), ...key] as const;
  expect(openState(next, sealState(key, content))).toEqual(content);
  expect(openState(key, sealState(next, content))).toBeUndefined();
});
