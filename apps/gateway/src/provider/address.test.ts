import { callNamed } from '@mijn/contract/calls';
import { describe, expect, it } from 'vitest';
import { addressOf, givenFields, givenQuery, pathParts } from './address.ts';

const list = callNamed('listDeclaraties');
const one = callNamed('getDeclaratie');

describe('the address of a call', () => {
  it('has what was given in its query, and no question mark where nothing was', () => {
    expect(addressOf(list, {})).toBe('/declaraties');
    expect(addressOf(list, { query: { zoek: null, status: undefined } })).toBe('/declaraties');
    expect(addressOf(list, { query: { limit: 0, zoek: 'a&b=c' } })).toBe(
      '/declaraties?limit=0&zoek=a%26b%3Dc',
    );
  });

  it('names each of a list by itself', () => {
    expect(addressOf(list, { query: { soort: ['a', 'b'], n: 1 } })).toBe(
      '/declaraties?n=1&soort=a&soort=b',
    );
  });

  it('keeps an id one part of its path', () => {
    expect(addressOf(one, { params: { id: 'D/1?a#b' } })).toBe('/declaraties/D%2F1%3Fa%23b');
    expect(addressOf(one, { params: { id: '...' } })).toBe('/declaraties/...');
  });

  it.each(['', '.', '..', 'x'.repeat(65), 'x\n'.repeat(40)])(
    'does not exist for an id that cannot stand in it: %j',
    (id) => {
      expect(() => addressOf(one, { params: { id } })).toThrow(
        expect.objectContaining({ soort: 'refused', status: 404 }),
      );
    },
  );

  it('takes an id with half a character, which no address can hold', () => {
    expect(pathParts({ id: 'a\uD800' })).toEqual({ id: 'a\uFFFD' });
  });
});

describe('what was given', () => {
  it('is words, numbers and yes or no; anything else is as good as left out', () => {
    const part = { a: 'x', b: 2, c: false, d: null, e: undefined, f: {}, g: ['x'] };
    expect(givenFields(part)).toEqual({ a: 'x', b: '2', c: 'false' });
    expect(givenQuery({ ...part, g: ['x', {}, 3] })).toEqual({
      a: 'x',
      b: '2',
      c: 'false',
      g: ['x', '3'],
    });
  });

  it.each([undefined, null, 'text'])('is nothing in %j', (part) => {
    expect(givenFields(part)).toEqual({});
    expect(givenQuery(part)).toEqual({});
  });
});
