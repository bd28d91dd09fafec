import { beforeAll, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { subjectName, subjectPath } from './vraag.ts';

beforeAll(() => setLanguageSource(() => 'nl'));

it('leads to the page of a subject', () => {
  const declaratie = { onderwerp: 'declaratie', kenmerk: 'D2026-1' } as const;
  expect(subjectName(declaratie, 'nl')).toBe('Declaratie D2026-1');
  expect(subjectPath(declaratie)).toBe('/declaraties/D2026-1');
  const budget = { onderwerp: 'budget', kenmerk: 'Fysiotherapie', relatienummer: 'R2' } as const;
  expect(subjectPath(budget)).toBe('/zorggebruik?persoon=R2');
});

it('leads nowhere from a claim that was withdrawn since', () => {
  const withdrawn = { onderwerp: 'declaratie', kenmerk: null } as const;
  expect(subjectName(withdrawn, 'nl')).toBe('Een ingetrokken declaratie');
  expect(subjectPath(withdrawn)).toBeUndefined();
});
