import { expect, it } from 'vitest';
import { careAddress, parseCareChoice, yearsOfCare } from './careChoice.ts';

const read = (query: string) => parseCareChoice(new URLSearchParams(query));

it('keeps year and person in the address from screen to screen', () => {
  const choice = read('persoon=R1&jaar=2025&include-eigen-risico=true');
  expect(choice).toEqual({ person: 'R1', year: 2025 });
  expect(careAddress('zorggebruik', choice)).toBe('/zorggebruik?persoon=R1&jaar=2025');
  expect(careAddress('declaraties', choice)).toBe('/declaraties/overzicht?persoon=R1&jaar=2025');
});

it.each(['', 'jaar=1066', 'jaar=x', 'jaar=2026.5', 'persoon='])('drops %j', (query) => {
  expect(read(query)).toEqual({ person: undefined, year: undefined });
  expect(careAddress('zorgkosten', read(query))).toBe('/zorgkosten/?include-eigen-risico=true');
  expect(careAddress('zorggebruik', read(query))).toBe('/zorggebruik');
});

it('offers no years from before the insurance, but always the chosen one', () => {
  expect(yearsOfCare(2026, 2026, undefined)).toEqual([2026, 2025, 2024, 2023]);
  expect(yearsOfCare(2026, 2026, '2026-11-01')).toEqual([2026]);
  expect(yearsOfCare(2026, 2026, '2025-01-01')).toEqual([2026, 2025]);
  expect(yearsOfCare(2024, 2026, '2026-11-01')).toEqual([2026, 2024]);
  expect(yearsOfCare(2027, 2026, null)).toEqual([2027, 2026, 2025, 2024]);
});
