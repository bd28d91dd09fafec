import { describe, expect, it } from 'vitest';
import { toon, woorden } from '../../../api/toon.testhulp.tsx';
import { AfrekeningBon, PremieBon } from './Bonnen.tsx';
import { afrekening, premie } from './factuur.testhulp.ts';

describe('a receipt', () => {
  it('adds up: total, what was paid, what is left', () => {
    const bon = woorden(<PremieBon factuur={premie} />);
    expect(bon).toContain('Basisverzekering november 2026 € 158,20');
    expect(bon).toMatch(
      /Totaal € 154,20 Al betaald of verrekend −\s?€ 154,20 Nog te betalen € 0,00$/,
    );
  });

  it('is short where nothing was paid yet', () => {
    const open = { ...premie, bedragEerderBetaaldVerrekend: 0, bedragTeBetalen: 15_420 };
    expect(woorden(<PremieBon factuur={open} />)).toMatch(/Te betalen € 154,20$/);
    expect(woorden(<PremieBon factuur={open} />)).not.toContain('Totaal');
  });

  it('leads from a settlement to how it was worked out, for whom', () => {
    const bon = <AfrekeningBon factuur={afrekening()} />;
    expect(toon(bon)).toContain('href="/facturen/F2026-12345678/specificatie/700410685"');
    expect(woorden(bon)).toContain('Bekijk hoe we dit berekenen voor Jan Bakker');
    expect(woorden(bon)).toMatch(/Je krijgt € 62,00$/);
  });
});
