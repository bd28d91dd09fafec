import { describe, expect, it } from 'vitest';
import { mayGoToBank } from './redirect.ts';

describe('where a payment may go on', () => {
  it.each([
    'https://betalen.example/betalen/tr_1',
    'http://ideal.localhost:3003/betalen/tr_1',
    'http://localhost:3003/betalen/tr_1',
  ])('goes to %s', (address) => {
    expect(mayGoToBank(address, undefined)).toBe(true);
  });

  it.each([
    'http://betalen.example/tr_1',
    'http://ideal.localhost.example/tr_1',
    'javascript:alert(1)',
    'data:text/html,x',
    '/betalen/tr_1',
    '//betalen.example',
    'https://zilverzand@betalen.example/',
    '',
  ])('never goes to %s', (address) => {
    expect(mayGoToBank(address, undefined)).toBe(false);
  });

  it('goes to a configured host only, its port included', () => {
    const hosts = ['ideal.localhost:3003'];
    expect(mayGoToBank('http://ideal.localhost:3003/a', hosts)).toBe(true);
    expect(mayGoToBank('http://ideal.localhost:3004/a', hosts)).toBe(false);
    expect(mayGoToBank('https://betalen.example/a', hosts)).toBe(false);
  });
});
