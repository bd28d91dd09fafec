import { expect, test } from 'vitest';
import { askAddress } from './askAddress.ts';

test('names the subject of a question in the address, and nothing for a question about anything', () => {
  expect(askAddress()).toBe('/vragen/stellen');
  expect(askAddress({ about: 'gegevens' })).toBe('/vragen/stellen?over=gegevens');
  expect(askAddress({ about: 'factuur', number: 'F2026-1' })).toBe(
    '/vragen/stellen?over=factuur&kenmerk=F2026-1',
  );
  expect(askAddress({ about: 'budget', number: 'Bril en lenzen', person: 'R2' })).toBe(
    '/vragen/stellen?over=budget&kenmerk=Bril+en+lenzen&persoon=R2',
  );
});
