import { expect, it } from 'vitest';
import { refuseDuplicate } from './refuseDuplicate.ts';

it('pays nothing, uses nothing and names the first claim', () => {
  const { amounts, aantal, jaar, dekking, meldingen, stappen } = refuseDuplicate(
    { bedrag: 6_180, boekjaar: 2026 },
    'D2026-1',
  );
  expect(amounts).toEqual({
    gedeclareerd: 6_180,
    notCovered: 6_180,
    wettelijkeBijdrage: 0,
    compulsoryEigenRisico: 0,
    voluntaryEigenRisico: 0,
    uitgekeerd: 0,
    inTermijnen: 0,
  });
  expect([aantal, jaar, dekking]).toEqual([1, 2026, null]);
  expect(meldingen).toMatchObject([{ code: 'dubbeleNota' }]);
  expect(meldingen[0]?.omschrijving).toContain('D2026-1');
  expect(stappen.at(-1)?.bedrag).toBe(0);
});
