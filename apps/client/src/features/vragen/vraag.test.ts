import { beforeAll, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { parseSubject, subjectName, subjectPath } from './vraag.ts';

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

const parse = (search: string) => parseSubject(new URLSearchParams(search));

it('reads the subject in an address', () => {
  expect(parse('over=factuur&kenmerk=F2026-1')).toMatchObject({ kenmerk: 'F2026-1' });
  expect(parse('over=betaalverzoek&kenmerk=5000000000000901')).toMatchObject({
    onderwerp: 'betaalverzoek',
  });
  expect(parse('over=budget&kenmerk=Bril+en+lenzen&persoon=700410137')).toEqual({
    onderwerp: 'budget',
    kenmerk: 'Bril en lenzen',
    relatienummer: '700410137',
  });
});

it.each([
  'over=budget&kenmerk=Je+account+is+geblokkeerd.+Bel+0900-1234',
  'over=budget&kenmerk=%E2%80%AEeipareht',
  'over=factuur&kenmerk=F1+Bel+nu',
  'over=betaalverzoek&kenmerk=bank.example',
])('reads no words of somebody else: %s', (search) => {
  expect(parse(search)).toBeUndefined();
});

it('reads no person that is no number', () => {
  expect(parse('over=budget&kenmerk=Tandarts&persoon=x%26y%3Da')?.relatienummer).toBeNull();
});
