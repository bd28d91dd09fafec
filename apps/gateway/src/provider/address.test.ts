import { getCall } from '@mijn/contract/calls';
import { describe, expect, it } from 'vitest';
import { addressOf, definedFields, definedQuery, pathParts } from './address.ts';

const list = getCall('listDeclaraties');
const one = getCall('getDeclaratie');

describe('addressOf', () => {
  it('adds given query fields, and no question mark without any', () => {
    expect(addressOf(list, {})).toBe('/declaraties');
    expect(addressOf(list, { query: { zoek: null, status: undefined } })).toBe('/declaraties');
    expect(addressOf(list, { query: { limit: 0, zoek: 'a&b=c' } })).toBe(
      '/declaraties?limit=0&zoek=a%26b%3Dc',
    );
  });

  it('repeats list fields', () => {
    expect(addressOf(list, { query: { soort: ['a', 'b'], n: 1 } })).toBe(
      '/declaraties?n=1&soort=a&soort=b',
    );
  });

  it('keeps an id within one part of the path', () => {
    expect(addressOf(one, { params: { id: 'D/1?a#b' } })).toBe('/declaraties/D%2F1%3Fa%23b');
    expect(addressOf(one, { params: { id: '...' } })).toBe('/declaraties/...');
  });

  it.each(['', '.', '..', 'x'.repeat(65), 'x\n'.repeat(40)])(
    'throws 404 for an impossible id: %j',
    (id) => {
      expect(() => addressOf(one, { params: { id } })).toThrow(
        expect.objectContaining({ soort: 'refused', status: 404 }),
      );
    },
  );

  it('accepts an id with a lone surrogate, which no address can hold', () => {
    expect(pathParts({ id: 'a\uD800' })).toEqual({ id: 'a\uFFFD' });
  });
});

describe('givenFields and givenQuery', () => {
  it('keep strings, numbers and booleans, and drop anything else', () => {
    const part = { a: 'x', b: 2, c: false, d: null, e: undefined, f: {}, g: ['x'] };
    expect(definedFields(part)).toEqual({ a: 'x', b: '2', c: 'false' });
    expect(definedQuery({ ...part, g: ['x', {}, 3] })).toEqual({
      a: 'x',
      b: '2',
      c: 'false',
      g: ['x', '3'],
    });
  });

  it.each([undefined, null, 'text'])('are empty for %j', (part) => {
    expect(definedFields(part)).toEqual({});
    expect(definedQuery(part)).toEqual({});
  });
});
