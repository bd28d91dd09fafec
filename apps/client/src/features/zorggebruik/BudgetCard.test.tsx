import { describe, expect, it } from 'vitest';
import type { Language } from '@mijn/domain/language';
import { show, words } from '../../api/show.testing.tsx';
import { namesakes } from '../../help/careChoice/namesakes.testing.ts';
import type { NamedPerson } from '../../help/careChoice/personNames.ts';
import { BudgetCard } from './BudgetCard.tsx';
import type { Zorggebruik } from './getZorggebruik.ts';
import { toBudget, toSharedBudget } from './zorggebruik.testing.ts';

const text = (budget: Zorggebruik, language?: Language, people: readonly NamedPerson[] = []) =>
  words(<BudgetCard budget={budget} name="Sanne" people={people} today="2026-11-25" />, language);

describe('BudgetCard', () => {
  it('shows the rest, then the use, the end, and the last update', () => {
    expect(text(toBudget())).toBe(
      'Fysiotherapie Nog 3 behandelingen Gebruikt 15 behandelingen Over 3 behandelingen We vergoeden hoogstens 18 behandelingen. Dit budget geldt van 1 januari 2026 tot en met 31 december 2026. Laatst verwerkt op 12 november 2026. Zorg die nog onderweg is, telt nog niet mee.',
    );
  });

  it('uses the singular for one treatment, and euros for money', () => {
    expect(text(toBudget({ gebruikt: 17, resterend: 1 }))).toContain('Nog 1 behandeling Gebruikt');
    const money = { volumeEenheid: 'Bedrag', totaal: 25_000, gebruikt: 20_000, resterend: 5_000 };
    expect(text(toBudget(money))).toContain('Nog € 50,00 Gebruikt € 200,00 Over € 50,00');
  });

  it('says that it is used up, or that the rest cannot be used', () => {
    expect(text(toBudget({ gebruikt: 18, resterend: 0, isResterendBruikbaar: false }))).toContain(
      'Dit budget is op.',
    );
    const over = { isResterendBruikbaar: false, redenOnbruikbaar: 'periodeVoorbij' };
    expect(text(toBudget(over))).toContain('dat jaar is voorbij');
    // An insurer with the core only gives no reason.
    expect(text(toBudget({ ...over, redenOnbruikbaar: null }))).toContain(
      'Wat over is, kun je niet gebruiken.',
    );
  });

  it('names the use per person of a shared budget, leaves the total out and says why', () => {
    const shared = text(toSharedBudget());
    expect(shared).toContain('Dit budget is voor iedereen op de polis samen.');
    expect(shared).toContain('Sanne Gebruikt € 100,00 Bram Gebruikt Niet te zien');
    expect(shared).toContain('Zo blijft de zorg van anderen privé.');
    expect(shared).toContain('Bril en lenzen voor Sanne Nog € 60,00');
    expect(shared).toContain('het budget van iedereen op de polis is op');
    const part = { ...toSharedBudget().subverstrekkingen[0]!, isResterendBruikbaar: null };
    const open = { ...part, redenOnbruikbaar: null, redenAfgeschermd: 'gedeeldMetAnderen' };
    expect(text(toSharedBudget({ subverstrekkingen: [open] }))).toContain(
      'hangt af van het budget van iedereen samen',
    );
    expect(shared).not.toContain('Laatst verwerkt');
  });

  it('tells two people of the same name apart by their birth dates', () => {
    const verzekerdeGebruiken = namesakes.map((one) => ({ ...one, gebruikt: 10_000 }));
    const shared = text(toSharedBudget({ verzekerdeGebruiken }), 'nl', namesakes);
    expect(shared).toContain('Jan (3 mei 1978) Gebruikt');
    expect(shared).toContain('Jan (21 oktober 2010) Gebruikt');
  });

  it('is in English, except names of the insurer, which are marked as Dutch', () => {
    expect(text(toBudget(), 'en')).toContain('Physiotherapy 3 treatments left Used 15 treatments');
    expect(text(toSharedBudget(), 'en')).toMatch(/^Dentist, glasses and lenses This budget/);
    const spa = toSharedBudget({ omschrijving: 'Kuuroord' });
    expect(
      show(<BudgetCard budget={spa} name="Sanne" people={[]} today="2026-11-25" />, 'en'),
    ).toContain('<span lang="nl">Kuuroord</span>');
  });
});
