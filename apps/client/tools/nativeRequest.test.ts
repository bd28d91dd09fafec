import { expect, test } from 'vitest';
import { readNativeRequest } from './nativeRequest.ts';

const GATEWAY_URL = 'https://mijn.example/pad';

test('defaults to Zilverzand, with the origin of its gateway', () => {
  expect(readNativeRequest({ GATEWAY_URL })).toMatchObject({
    merk: 'ZZ',
    gateway: 'https://mijn.example',
  });
  const more = { BRAND: 'AZVZ', GATEWAY_URL, MAINTENANCE_URL: 'https://elders.example' };
  expect(readNativeRequest(more)).toMatchObject({
    merk: 'AZVZ',
    maintenance: 'https://elders.example',
  });
});

test.each([
  ['a brand that is none of ours', { BRAND: 'XX', GATEWAY_URL }, /^BRAND has to be one of ZZ/],
  ['no gateway', {}, /^GATEWAY_URL has to be/],
  ['a gateway that is no address', { GATEWAY_URL: 'mijn' }, /^GATEWAY_URL has to be/],
  ['a gateway that all can read', { GATEWAY_URL: 'http://mijn.example' }, /^GATEWAY_URL has to be/],
])('refuses %s with a message', (_what, environment, said) => {
  expect(() => readNativeRequest(environment)).toThrow(said);
});
