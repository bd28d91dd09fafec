import { expect, test } from 'vitest';
import { magDoorsturen, type WachtOpslag } from './doorstuurWacht.ts';

function geheugen(): WachtOpslag {
  const waarden = new Map<string, string>();
  return {
    getItem: (sleutel) => waarden.get(sleutel) ?? null,
    setItem: (sleutel, waarde) => void waarden.set(sleutel, waarde),
  };
}

test('the same target is redirected to once in ten seconds', () => {
  const opslag = geheugen();
  expect(magDoorsturen('/500', 1_000, opslag)).toBe(true);
  expect(magDoorsturen('/500', 10_999, opslag)).toBe(false);
  expect(magDoorsturen('/500', 11_000, opslag)).toBe(true);
});

test('a refused redirect does not make the wait longer', () => {
  const opslag = geheugen();
  magDoorsturen('/500', 0, opslag);
  magDoorsturen('/500', 9_000, opslag);
  expect(magDoorsturen('/500', 10_000, opslag)).toBe(true);
});

test('another target has a wait of its own', () => {
  const opslag = geheugen();
  magDoorsturen('/500', 0, opslag);
  expect(magDoorsturen('/404', 1, opslag)).toBe(true);
});

test('what somebody else wrote in the storage is no reason to fail', () => {
  const opslag = geheugen();
  opslag.setItem('doorgestuurd', '{kapot');
  expect(magDoorsturen('/500', 0, opslag)).toBe(true);
});

test('without storage nothing redirects: nothing would stop a loop', () => {
  const opslag: WachtOpslag = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceeded');
    },
  };
  expect(magDoorsturen('/500', 0, opslag)).toBe(false);
});
