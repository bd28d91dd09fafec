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
      'Fysiotherapie Nog 3 van 18 behandelingen Geldt tot en met 31 december 2026. Bijgewerkt op 12 november 2026.',
    );
  });

  it('names an unused budget once, and money in euros', () => {
    expect(text(toBudget({ gebruikt: 0, resterend: 18 }))).toContain('Nog 18 behandelingen Geldt');
    const money = { volumeEenheid: 'Bedrag', totaal: 25_000, gebruikt: 20_000, resterend: 5_000 };
    expect(text(toBudget(money))).toContain('Nog € 50,00 van € 250,00');
  });

  it('says that it is used up, or that the rest cannot be used', () => {
    expect(text(toBudget({ gebruikt: 18, resterend: 0, isResterendBruikbaar: false }))).toContain(
      'Op: 18 behandelingen Geldt',
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
    expect(shared).toContain('Voor iedereen op de polis samen. Tot € 600,00');
    expect(shared).toContain('Sanne Gebruikt € 100,00 Bram Gebruikt Niet te zien');
    expect(shared).toContain('Zo blijft de zorg van anderen privé.');
    expect(shared).toContain('Bril en lenzen voor Sanne Nog € 60,00 van € 100,00');
    expect(shared).toContain('het budget van iedereen op de polis is op');
    const part = { ...toSharedBudget().subverstrekkingen[0]!, isResterendBruikbaar: null };
    const open = { ...part, redenOnbruikbaar: null, redenAfgeschermd: 'gedeeldMetAnderen' };
    expect(text(toSharedBudget({ subverstrekkingen: [open] }))).toContain(
      'Zolang het gezinsbudget niet op is.',
    );
    expect(shared).not.toContain('Bijgewerkt');
  });

  it('says a condition of all parts once, below them', () => {
    const part = { ...toSharedBudget().subverstrekkingen[0]!, isResterendBruikbaar: null };
    const open = { ...part, redenOnbruikbaar: null, redenAfgeschermd: 'gedeeldMetAnderen' };
    const tandarts = { ...open, code: 'T', omschrijving: 'Tandarts' };
    const shared = text(toSharedBudget({ subverstrekkingen: [open, tandarts] }));
    expect(shared).toMatch(
      /Bril en lenzen voor Sanne .*Tandarts voor Sanne .*Zolang het gezinsbudget/,
    );
    expect(shared.match(/Zolang het gezinsbudget/g)).toHaveLength(1);
  });

  it('leaves the period to the page when that says it', () => {
    const card = <BudgetCard budget={toBudget()} name="" people={[]} today="" isPeriodSaid />;
    expect(words(card)).not.toContain('31 december 2026');
  });

  it('tells two people of the same name apart by their birth dates', () => {
    const verzekerdeGebruiken = namesakes.map((one) => ({ ...one, gebruikt: 10_000 }));
    const shared = text(toSharedBudget({ verzekerdeGebruiken }), 'nl', namesakes);
    expect(shared).toContain('Jan (3 mei 1978) Gebruikt');
    expect(shared).toContain('Jan (21 oktober 2010) Gebruikt');
  });

  it('is in English, except names of the insurer, which are marked as Dutch', () => {
    expect(text(toBudget(), 'en')).toContain('Physiotherapy 3 left of 18 treatments');
    expect(text(toSharedBudget(), 'en')).toMatch(/^Dentist, glasses and lenses For everybody/);
    const spa = toSharedBudget({ omschrijving: 'Kuuroord' });
    expect(
      show(<BudgetCard budget={spa} name="Sanne" people={[]} today="2026-11-25" />, 'en'),
    ).toContain('<span lang="nl">Kuuroord</span>');
  });
});
