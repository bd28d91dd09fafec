import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { behindLine } from '../behind.testing.ts';
import { Explained } from './Explained.tsx';

const explained = (own: Partial<typeof behindLine> = {}) => (
  <Explained behind={{ ...behindLine, ...own }} name="Tom" address="/zorgkosten?regel=D1.1" />
);

describe('Explained', () => {
  it('shows every deduction with its reason, down to the reimbursed amount', () => {
    const text = words(explained());
    expect(text).toMatch(
      /Kosten volgens de nota € 400,00 Eigen risico − ?€ 135,00 Je betaalt € 135,00 zelf\. Vergoed € 265,00/,
    );
    expect(text).not.toContain('Wettelijke eigen bijdrage');
  });

  it('says for which year it counts and why, also when the bill came later', () => {
    const text = words(explained());
    expect(text).toContain('Telt voor 2025 De zorg was op 12 december 2025.');
    expect(text).toContain('De nota kwam pas op 3 maart 2026 bij ons binnen.');
    expect(text).toContain('telt de dag waarop de behandeling begon');
    const ordinary = words(explained({ ingediendOp: '2025-12-20', zorgsoort: 'Tandarts' }));
    expect(ordinary).not.toMatch(/pas op|begon/);
  });

  it('links to the claim and the invoice', () => {
    const html = show(explained());
    expect(html).toContain('href="/declaraties/D2026-12345678"');
    expect(html).toContain('href="/facturen/F2026-00000001"');
  });

  it('offers to report care that the person never had, and then shows the state of the report', () => {
    expect(words(explained())).toContain('Deze zorg had ik niet');
    const reactie = {
      reactieId: 'r1',
      soort: 'nietGehad' as const,
      tekst: 'Deze zorg had ik niet.',
      status: 'inBehandeling' as const,
      verstuurdOp: '2026-11-20T10:00:00Z',
      antwoord: 'Dat doet een medewerker.',
    };
    const told = words(explained({ magReageren: false, reacties: [reactie] }));
    expect(told).toContain('Gemeld op 20 november 2026 Bij een medewerker');
    expect(told).not.toContain('Meld dat je');
  });

  it('gives the reason of a correction', () => {
    const correctie = { soort: 'verschoven', datum: '2026-11-26' } as const;
    expect(words(explained({ correctie }))).toContain(
      'Op 26 november 2026 is een eerdere nota van 2025 teruggenomen.',
    );
    const lowered = { ...correctie, soort: 'verminderd' } as const;
    expect(words(explained({ correctie: lowered }))).toContain(
      'Daarom werd het eigen risico van 2025 op 26 november 2026 lager.',
    );
  });

  it('says that hidden care is not explained', () => {
    const stappen = behindLine.stappen.map((step) => ({ ...step, uitleg: null }));
    expect(words(explained({ stappen, zorgsoort: null, meldingen: null }))).toContain(
      'deze zorg is verborgen',
    );
  });

  it('is available in English', async () => {
    expect(words(explained(), 'en')).toContain('that is own risk (deductible) of 2025');
  });
});
