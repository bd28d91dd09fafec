import { expect, it } from 'vitest';
import { onPage } from '../../api/onPage.testing.tsx';
import { show, words } from '../../api/show.testing.tsx';
import { namesakes } from '../../help/careChoice/namesakes.testing.ts';
import { asOnesOwn } from './getZorggebruik.ts';
import { toBudget, toSharedBudget } from './zorggebruik.testing.ts';
import { Component } from './ZorggebruikPage.tsx';

const people = [
  { relatienummer: 'R1', opgemaakteNaam: 'Fatima El Amrani', verzekerdSinds: '2019-01-01' },
];
const screen = (budgets: readonly object[]) =>
  onPage(Component, { data: { budgets, self: 'R1', people }, address: '/zorggebruik' });

it('explains a missing budget, with one link to the care costs', () => {
  expect(words(screen([]))).toMatch(/Je hebt in 2026 geen vergoeding met een maximum(?!\.)/);
  expect(show(screen([])).match(/href="\/zorgkosten\/\?include-eigen-risico=true"/g)).toHaveLength(
    1,
  );
});

it('starts with the usable rest of a budget that is not shared', () => {
  const [glasses] = toSharedBudget().subverstrekkingen;
  if (!glasses) throw new Error('a part');
  const open = { ...glasses, isResterendBruikbaar: true, redenOnbruikbaar: null };
  const alone = toSharedBudget({
    gebruikt: 4_000,
    resterend: 56_000,
    isResterendBruikbaar: true,
    redenAfgeschermd: null,
    verzekerdeGebruiken: [{ relatienummer: 'R1', opgemaakteNaam: 'Fatima', gebruikt: 4_000 }],
    subverstrekkingen: [open],
  });
  const text = words(screen([asOnesOwn(alone)]));
  expect(text).toMatch(/^Zorggebruik Nog € 60,00 voor tandarts, bril en lenzen ?\./);
  expect(text).not.toContain('560');
});

it('sorts budgets by the remaining part, used-up ones first', () => {
  const budgets = [
    toBudget({ code: 'ALT', omschrijving: 'Alternatieve zorg', gebruikt: 0, resterend: 18 }),
    toBudget({ resterend: 0, gebruikt: 18, isResterendBruikbaar: false }),
    toBudget({ code: 'TAND', omschrijving: 'Tandarts', gebruikt: 16, resterend: 2 }),
  ];
  expect(words(screen(budgets))).toMatch(
    /^Zorggebruik Op in 2026: fysiotherapie ?\. Nog 2 behandelingen tandarts ?\. .*Fysiotherapie Op: .* Tandarts Nog 2 van .* Alternatieve zorg Nog 18/,
  );
});

it('starts with what a member of a family can still use of a shared budget', () => {
  const [glasses] = toSharedBudget().subverstrekkingen;
  if (!glasses) throw new Error('a part');
  const open = { ...glasses, isResterendBruikbaar: null, redenOnbruikbaar: null };
  expect(words(screen([toSharedBudget({ subverstrekkingen: [open] })]))).toMatch(
    /^Zorggebruik Tot € 60,00 voor bril en lenzen ?, zolang het gezinsbudget niet op is\./,
  );
});

it('names the person with the birth date among people of one name', () => {
  const [father, son] = namesakes;
  const data = { budgets: [], self: father.relatienummer, people: namesakes };
  const address = `/zorggebruik?persoon=${son.relatienummer}`;
  const text = words(onPage(Component, { data, address }));
  expect(text).toContain('Jan (21 oktober 2010) heeft in 2026 geen vergoeding');
});
