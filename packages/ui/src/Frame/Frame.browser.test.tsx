import { House } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Page } from '../Page/Page.tsx';
import { Frame } from './Frame.tsx';

export * as tokens from '@mijn/ui/tokens.css';
export * as basis from '@mijn/ui/base.css';

const texts = {
  toContent: 'Naar de inhoud',
  navigation: 'Menu',
  more: 'Meer',
  isNew: 'nieuw',
  personMenu: 'Sanne',
};
const items = ['Overzicht', 'Declaraties', 'Zorgpas', 'Zorgkosten', 'Verzekeringen'].map(
  (label) => ({
    key: label,
    label,
    icon: House,
    href: `#${label}`,
    active: false,
  }),
);

async function shown(): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    document.documentElement.removeAttribute('style');
  });
  root.render(
    <Frame
      brand="ZZ"
      brandName="Zilverzand"
      home="#"
      items={items}
      person={{ name: 'Sanne de Vries', initials: 'SV' }}
      letterhead=""
      signOut={null}
      footer={<a href="#contact">Contact</a>}
      texts={texts}
    >
      <Page title="Declaraties" />
    </Frame>,
  );
  await expect.element(page.getByRole('heading', { name: 'Declaraties' })).toBeVisible();
  return place;
}

const leftOf = (place: HTMLElement, selector: string): number | undefined =>
  place.querySelector(selector)?.getBoundingClientRect().left;

test.each([390, 800, 1280, 1440, 1920])(
  'the links of the foot begin where the page does, on a screen of %i',
  async (width) => {
    await page.viewport(width, 900);
    const place = await shown();
    const text = leftOf(place, 'h1') ?? 0;
    expect(leftOf(place, 'footer a')).toBeCloseTo(text, 0);
  },
);

test('in letters twice as large the drawings of the menu stay as wide as each other', async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  const place = await shown();
  place.querySelector<HTMLElement>('[popover]')?.showPopover();
  const menu = place.querySelector('[popover]');
  const widths = [...place.querySelectorAll('[popover] li a > span:first-child')]
    .map((icon) => Math.round(icon.getBoundingClientRect().width))
    .filter((width) => width > 0);
  expect(new Set(widths).size).toBe(1);
  expect(widths.length).toBeGreaterThan(1);
  expect(menu?.scrollWidth).toBe(menu?.clientWidth);
});
