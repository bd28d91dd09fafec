import { describe, expect, it } from 'vitest';
import { toon, woorden } from '../../../api/toon.testhulp.tsx';
import { regel, risico } from './factuur.testhulp.ts';
import { RisicoBon } from './RisicoBon.tsx';

describe('an own-risk invoice', () => {
  it('says which care, where and when, and leads to its claim', () => {
    const bon = <RisicoBon factuur={risico(regel)} />;
    expect(woorden(bon)).toContain('Polikliniek 9 januari 2026, Streekziekenhuis Vecht € 50,00');
    expect(toon(bon)).toContain('href="/declaraties/D2026-1"');
  });

  it('tells own risk and statutory contribution apart, and adds them up', () => {
    const medicijnen = { ...regel, bedragEigenRisico: 3860, bedragEigenBijdrage: 1000 };
    const bon = woorden(<RisicoBon factuur={risico(medicijnen)} />);
    expect(bon).toContain('waarvan € 10,00 wettelijke eigen bijdrage € 48,60');
    expect(bon).toContain(
      'Eigen risico € 38,60 Wettelijke eigen bijdrage € 10,00 Te betalen € 48,60',
    );
  });

  it('hides care and says why, and leads nowhere', () => {
    const verborgen = {
      ...regel,
      afgeschermd: true,
      omschrijving: null,
      zorgverlener: null,
      declaratieNummer: null,
    };
    const bon = <RisicoBon factuur={risico(verborgen)} />;
    expect(woorden(bon)).toContain('heeft geen toestemming gegeven');
    expect(woorden(bon)).toContain('Zorg verborgen 9 januari 2026 € 50,00');
    expect(toon(bon)).not.toContain('<a ');
  });

  it('explains care of an earlier year where it happens, once', () => {
    const vorigJaar = { ...regel, datum: '2025-12-18' };
    const bon = woorden(<RisicoBon factuur={risico(vorigJaar, vorigJaar)} />);
    expect(bon.match(/Zorg uit 2025, rekening in 2026/g)).toHaveLength(1);
    expect(woorden(<RisicoBon factuur={risico(regel)} />)).not.toContain('Zorg uit');
  });

  it('adds the family up under its people', () => {
    const een = risico(regel);
    const [sanne] = een.verzekerden;
    if (!sanne) throw new Error('No insured person');
    const twee = [sanne, { ...sanne, naamVerzekerde: 'Daan de Vries' }];
    const bon = woorden(
      <RisicoBon
        factuur={{ ...een, verzekerden: twee, bedragTotaal: 10_000, bedragTeBetalen: 10_000 }}
      />,
    );
    expect(bon).toContain('Sanne de Vries € 50,00 Daan de Vries € 50,00 Te betalen € 100,00');
  });
});
