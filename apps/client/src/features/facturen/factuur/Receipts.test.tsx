import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { SettlementReceipt, PremieReceipt } from './Receipts.tsx';
import { settlement, premie, request } from './factuur.testing.ts';

describe('a receipt', () => {
  it('adds up: total, what was paid, what is left', () => {
    const receipt = words(<PremieReceipt factuur={premie} />);
    expect(receipt).toContain('Basisverzekering november 2026 € 158,20');
    expect(receipt).toMatch(
      /Totaal € 154,20 Al betaald of verrekend −\s?€ 154,20 Nog open € 0,00$/,
    );
  });

  it('is short where nothing was paid yet', () => {
    const open = {
      ...premie,
      status: 'Te betalen via iDEAL',
      betaalVerzoek: request,
      bedragEerderBetaaldVerrekend: 0,
      bedragTeBetalen: 15_420,
    };
    expect(words(<PremieReceipt factuur={open} />)).toMatch(/Te betalen € 154,20$/);
    expect(words(<PremieReceipt factuur={open} />)).not.toContain('Totaal');
  });

  it('leads from a settlement to how it was worked out, for whom', () => {
    const receipt = <SettlementReceipt factuur={settlement()} />;
    expect(show(receipt)).toContain('href="/facturen/F2026-12345678/specificatie/700410685"');
    expect(words(receipt)).toContain('Bekijk hoe we dit berekenen voor Jan Bakker');
    expect(words(receipt)).toMatch(/Je krijgt € 62,00$/);
  });
});
