import { describe, expect, it } from 'vitest';
import { show, words } from '../../../../api/show.testing.tsx';
import { line, risico } from '../factuur.testing.ts';
import { RisicoReceipt } from './RisicoReceipt.tsx';

describe('RisicoReceipt', () => {
  it('names care, provider and date, and links to the claim', () => {
    const receipt = <RisicoReceipt factuur={risico(line)} />;
    expect(words(receipt)).toContain('Polikliniek 9 januari 2026, Streekziekenhuis Vecht € 50,00');
    expect(show(receipt)).toContain('href="/declaraties/D2026-1"');
  });

  it('adds the birth date to both of two people of the same name', () => {
    const [one] = risico(line).verzekerden;
    if (!one) throw new Error('nobody is named');
    const name = one.naamVerzekerde;
    const namesake = { ...one, naamVerzekerde: name.toUpperCase(), geboorteDatum: '2010-10-21' };
    const two = { ...risico(line), verzekerden: [one, namesake] };
    const receipt = words(<RisicoReceipt factuur={two} />);
    const birthDate = `${name.toUpperCase()} (21 oktober 2010)`;
    expect(receipt.split(birthDate).length - 1).toBeGreaterThan(1);
    expect(receipt).toContain(`${name} (`);
    expect(words(<RisicoReceipt factuur={risico(line)} />)).not.toContain(`${name} (`);
  });

  it('separates own risk from statutory contribution, and adds them up', () => {
    const medicines = { ...line, bedragEigenRisico: 3860, bedragEigenBijdrage: 1000 };
    const receipt = words(<RisicoReceipt factuur={risico(medicines)} />);
    expect(receipt).toContain('waarvan € 10,00 wettelijke eigen bijdrage € 48,60');
    expect(receipt).toContain(
      'Eigen risico € 38,60 Wettelijke eigen bijdrage € 10,00 Te betalen € 48,60',
    );
  });

  it('calls corrections of own risk that come to nothing own risk, and the amount a contribution', () => {
    const earlier = { ...line, datum: '2025-07-13' };
    const back = { ...earlier, bedragEigenRisico: -line.bedragEigenRisico };
    const bijdrage = { ...earlier, bedragEigenRisico: 0, bedragEigenBijdrage: -6_200 };
    const receipt = words(<RisicoReceipt factuur={risico(back, earlier, bijdrage)} />);
    expect(receipt).toContain('Eigen risico van');
    expect(receipt).toContain('Eigen risico € 0,00 Wettelijke eigen bijdrage − € 62,00');
    expect(receipt).not.toContain('Daarom telt het bedrag');
    const alone = words(<RisicoReceipt factuur={risico(bijdrage)} />);
    expect(alone).toContain('Wettelijke eigen bijdrage van');
    expect(alone).not.toMatch(/eigen risico/i);
  });

  it('hides care with a reason, and without a link', () => {
    const hidden = {
      ...line,
      afgeschermd: true,
      omschrijving: null,
      zorgverlener: null,
      declaratieNummer: null,
    };
    const receipt = <RisicoReceipt factuur={risico(hidden)} />;
    expect(words(receipt)).toContain('laat niet zien om welke zorg');
    expect(words(receipt)).toContain('Zorg (privé) 9 januari 2026 € 50,00');
    expect(show(receipt)).not.toContain('<a ');
  });

  it('explains care of an earlier year in its place, once', () => {
    const previousYear = { ...line, datum: '2025-12-18' };
    const receipt = words(<RisicoReceipt factuur={risico(previousYear, previousYear)} />);
    expect(receipt.match(/Zorg uit 2025, factuur in 2026/g)).toHaveLength(1);
    expect(words(<RisicoReceipt factuur={risico(line)} />)).not.toContain('Zorg uit');
  });

  it('splits an invoice over two years by the own risk of each', () => {
    const earlier = { ...line, datum: '2025-12-18', bedragEigenRisico: 22_400 };
    const receipt = words(<RisicoReceipt factuur={risico(earlier, line)} />);
    expect(receipt).toContain('Zorg uit 2025 en 2026 op één factuur');
    expect(receipt).toContain(
      'Van deze factuur is € 224,00 eigen risico van 2025 en € 50,00 eigen risico van 2026.',
    );
    expect(receipt).not.toContain('Daarom telt het bedrag mee');
  });

  it('adds up the family under its people', () => {
    const one = risico(line);
    const [sanne] = one.verzekerden;
    if (!sanne) throw new Error('No insured person');
    const two = [sanne, { ...sanne, naamVerzekerde: 'Daan de Vries' }];
    const receipt = words(
      <RisicoReceipt
        factuur={{ ...one, verzekerden: two, bedragTotaal: 10_000, bedragTeBetalen: 10_000 }}
      />,
    );
    expect(receipt).toContain('Sanne de Vries € 50,00 Daan de Vries € 50,00 Te betalen € 100,00');
  });
});
