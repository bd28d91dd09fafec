import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../mount.testing.tsx';
import { type LinkProps, UiProvider } from '../UiProvider/UiProvider.tsx';
import { Receipt } from './Receipt.tsx';

async function shown(cents: number, largeLetters = false): Promise<HTMLElement> {
  const texts = {
    linkAs: ({ children, ...link }: LinkProps) => <a {...link}>{children}</a>,
    formatAmount: (amount: number) => `€\u00A0${(amount / 100).toFixed(2)}`,
    formatDay: (day: string) => day,
  };
  // The width of a card's content on a phone of 320 px.
  const place = mount(
    <UiProvider value={texts}>
      <Receipt
        caption="Opbouw"
        columns={{ label: 'Onderdeel', amount: 'Bedrag' }}
        lines={[{ key: 'premie', label: 'Zorgpremie november 2026', cents }]}
        totals={[
          { key: 'paid', label: 'Betaald op 13 oktober 2026', cents: -cents },
          { key: 'total', label: 'Te betalen', cents, final: true },
        ]}
      />
    </UiProvider>,
    { width: 239, largeLetters },
  );
  await expect.element(page.getByRole('table')).toBeVisible();
  return place;
}

const boxOf = (row: Element, cell: string) => row.querySelector(cell)?.getBoundingClientRect();

test('keeps every amount in its column beside its label on a narrow phone', async () => {
  const place = await shown(34_480);
  for (const row of place.querySelectorAll('tbody tr, tfoot tr')) {
    const [words, amount] = [boxOf(row, 'th'), boxOf(row, 'td')];
    expect(amount?.top).toBeLessThan(words?.bottom ?? 0);
    expect(amount?.right).toBeCloseTo(place.getBoundingClientRect().right, 0);
  }
});

test('aligns amounts under their labels at the end at 200 % text size', async () => {
  const place = await shown(34_480, true);
  for (const row of place.querySelectorAll('tbody tr, tfoot tr')) {
    expect(boxOf(row, 'td')?.right).toBeCloseTo(place.getBoundingClientRect().right, 0);
  }
});
