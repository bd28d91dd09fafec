import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../mount.testing.tsx';
import { Page } from '../Page/Page.tsx';
import { exampleFrame } from './exampleFrame.testing.tsx';

const places = ['Overzicht', 'Declaraties', 'Zorgpas', 'Zorgkosten', 'Verzekeringen'].map(
  (label) => ({ label }),
);

async function shown(largeLetters = false): Promise<HTMLElement> {
  const place = mount(
    exampleFrame({
      places,
      footer: <a href="#contact">Contact</a>,
      children: <Page title="Declaraties" />,
    }),
    { largeLetters },
  );
  await expect.element(page.getByRole('heading', { name: 'Declaraties' })).toBeVisible();
  return place;
}

const leftOf = (place: HTMLElement, selector: string): number | undefined =>
  place.querySelector(selector)?.getBoundingClientRect().left;

test.each([390, 800, 1280, 1440, 1920])(
  "aligns the footer's links with the page on a screen of %i",
  async (width) => {
    await page.viewport(width, 900);
    const place = await shown();
    const text = leftOf(place, 'h1') ?? 0;
    expect(leftOf(place, 'footer a')).toBeCloseTo(text, 0);
  },
);

test('opens the file picker by the main action once script runs', async () => {
  const picked: string[] = [];
  mount(
    exampleFrame({
      places,
      action: {
        label: 'Declaratie indienen',
        href: '/indienen',
        accept: '.pdf,image/jpeg',
        onFiles: (files) => picked.push(...files.map(({ name }) => name)),
      },
      children: <Page title="Overzicht" />,
    }),
  );
  for (const width of [390, 1280]) {
    await page.viewport(width, 844);
    const input = page.getByLabelText('Declaratie indienen').nth(width < 1024 ? 1 : 0);
    await expect.element(input).toHaveAttribute('type', 'file');
    await expect.element(input).not.toHaveAttribute('capture');
    await userEvent.upload(input, new File(['%PDF-'], `${width}.pdf`));
  }
  expect(picked).toEqual(['390.pdf', '1280.pdf']);
});

test("gives the menu's icons equal widths at 200 % text size", async () => {
  await page.viewport(390, 844);
  const place = await shown(true);
  place.querySelector<HTMLElement>('[popover]')?.showPopover();
  const menu = place.querySelector('[popover]');
  const widths = [...place.querySelectorAll('[popover] li a > span:first-child')]
    .map((icon) => Math.round(icon.getBoundingClientRect().width))
    .filter((width) => width > 0);
  expect(new Set(widths).size).toBe(1);
  expect(widths.length).toBeGreaterThan(1);
  expect(menu?.scrollWidth).toBe(menu?.clientWidth);
});
