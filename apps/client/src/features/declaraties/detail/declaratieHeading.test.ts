import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../platform/language.ts';
import { declaratie } from './declaratie.testing.ts';
import { declaratieHeading } from './declaratieHeading.ts';

function heading(otherwise: Partial<typeof declaratie>, language: 'nl' | 'en' = 'nl') {
  setLanguageSource(() => language);
  const { title, subtitle } = declaratieHeading({ ...declaratie, ...otherwise }, language);
  return { title, subtitle: subtitle.replaceAll('\u00A0', ' ') };
}

describe('declaratieHeading', () => {
  it('names care and person, number and date', () => {
    expect(heading({ zorgSoorten: ['Tandarts', 'Fysiotherapie'] })).toEqual({
      title: 'Tandarts, Fysiotherapie voor Sanne de Vries',
      subtitle: 'Declaratie D2026-1, ingediend op 9 november 2026',
    });
    expect(heading({ zorgSoorten: ['Ziekenhuis'] }, 'en')).toEqual({
      title: 'Hospital for Sanne de Vries',
      subtitle: 'Claim D2026-1, submitted on 9 November 2026',
    });
  });

  it("uses the insurer's description without a kind of care", () => {
    const { title } = heading({ zorgSoorten: null, omschrijving: 'Nota huisarts' });
    expect(title).toBe('Nota huisarts voor Sanne de Vries');
  });

  it('names only the person when the care is hidden from the viewer', () => {
    const hidden = { zorgSoorten: null, omschrijving: null, declarant: 'Bram de Vries' };
    expect(heading(hidden).title).toBe('Declaratie voor Bram de Vries');
    expect(heading(hidden, 'en').title).toBe('Claim for Bram de Vries');
  });

  it('names the person who submitted it for another', () => {
    const forLotte = { declarant: 'Lotte de Vries' };
    expect(heading(forLotte).subtitle).toMatch(/op 9 november 2026 door Sanne de Vries$/);
    expect(heading(forLotte, 'en').subtitle).toMatch(/on 9 November 2026 by Sanne de Vries$/);
  });

  it('does not name a care provider who submitted it', () => {
    const sentIn = { soortIndiener: 'Zorgverlener', indiener: 'Ziekenhuis Oosterdijk' } as const;
    expect(heading(sentIn).subtitle).toBe(
      'Declaratie D2026-1, ingediend door je zorgverlener op 9 november 2026',
    );
    expect(heading(sentIn, 'en').subtitle).toContain('submitted by your care provider on');
  });
});
