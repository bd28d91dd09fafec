import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { SettlementReceipt, PremieReceipt, TermijnReceipt } from './Receipts.tsx';
import { settlement, premie, betaalverzoek, termijn } from './factuur.testing.ts';

describe('receipts', () => {
  it('add up: total, payments, rest', () => {
    const receipt = words(<PremieReceipt factuur={premie} />);
    expect(receipt).toContain('Basisverzekering november 2026 € 158,20');
    expect(receipt).toMatch(
      /Totaal € 154,20 Al betaald of verrekend −\s?€ 154,20 Nog open € 0,00$/,
    );
  });

  it('are short when nothing was paid yet', () => {
    const open = {
      ...premie,
      status: 'Te betalen via iDEAL',
      betaalVerzoek: betaalverzoek,
      bedragEerderBetaaldVerrekend: 0,
      bedragTeBetalen: 15_420,
    };
    expect(words(<PremieReceipt factuur={open} />)).toMatch(/Te betalen € 154,20$/);
    expect(words(<PremieReceipt factuur={open} />)).not.toContain('Totaal');
  });

  it('explain own-risk instalments, in the past tense once the year or the instalments are over', () => {
    const factuur = { ...termijn('2026-11-01'), datum: '2026-11-01', status: 'Betaald' };
    const on = (today: string, status = 'Betaald') =>
      words(<TermijnReceipt factuur={{ ...factuur, status }} today={today} />);
    expect(on('2026-12-31')).toContain('Na het jaar rekenen we af');
    const over = 'Je betaalde het eigen risico van 2026 in termijnen.';
    expect(on('2027-01-01')).toContain(over);
    expect(on('2026-12-31', 'Zie eindafrekening')).toContain(over);
  });

  it('link a settlement to its specification per person', () => {
    const receipt = <SettlementReceipt factuur={settlement()} />;
    expect(show(receipt)).toContain('href="/facturen/F2026-12345678/specificatie/700410685"');
    expect(words(receipt)).toContain('Bekijk hoe we dit berekenen voor Jan Bakker');
    expect(words(receipt)).toMatch(/Je krijgt € 62,00$/);
  });

  it('add the birth date where two people have the same name', () => {
    const [one] = settlement().eindafrekeningen;
    const [part] = termijn('2026-11-01').regels;
    if (!one || !part) throw new Error('nobody is named');
    const namesake = { naamVerzekerde: 'JAN  Bakker', geboorteDatum: '2010-10-21' };
    const other = { ...one, ...namesake, relatienummerVerzekerde: '2' };
    const settled = words(
      <SettlementReceipt factuur={{ ...settlement(), eindafrekeningen: [one, other] }} />,
    );
    expect(settled).toMatch(/hoe we dit berekenen voor Jan Bakker \(\d+ \w+ \d{4}\)/);
    expect(settled).toContain('hoe we dit berekenen voor JAN Bakker (21 oktober 2010)');
    const factuur = { ...termijn('2026-11-01'), regels: [part, { ...part, ...namesake }] };
    const terms = words(<TermijnReceipt factuur={factuur} today="2026-12-31" />);
    expect(terms).toContain('JAN Bakker (21 oktober 2010),');
    expect(words(<SettlementReceipt factuur={settlement()} />)).not.toMatch(/Bakker \(/);
    const twice = { ...factuur, regels: [part, part] };
    expect(words(<TermijnReceipt factuur={twice} today="2026-12-31" />)).not.toMatch(/Bakker \(/);
  });

  it('give the reason of a settlement, and mention a missed instalment only if there was one', () => {
    const [one] = settlement().eindafrekeningen;
    if (!one) throw new Error('nobody is settled');
    const said = (...reasons: (typeof one)['reden'][]) =>
      words(
        <SettlementReceipt
          factuur={{
            ...settlement(),
            eindafrekeningen: reasons.map((reden, i) => ({
              ...one,
              relatienummerVerzekerde: String(i),
              reden,
            })),
          }}
        />,
      );
    expect(said('jaarVoorbij')).toContain('Dat doen we na het jaar.');
    expect(said('termijnGemist')).toContain('omdat een termijn niet is betaald.');
    expect(said('vertrokken')).toContain(
      'omdat de verzekering van Jan Bakker op deze polis is gestopt.',
    );
    expect(said('vertrokken', 'vertrokken')).toContain('omdat de verzekering op deze polis');
    for (const reasons of [
      ['vertrokken'],
      ['jaarVoorbij'],
      [null],
      ['vertrokken', 'termijnGemist'],
    ] as const)
      expect(said(...reasons)).not.toMatch(/niet is betaald|na een aanmaning/);
  });
});
