import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { Files } from './Files.tsx';

const names = [
  'nota.jpg',
  'foto van de nota van de huisarts.jpg',
  'een heel lange naam van een nota die om en om blijft lopen tot onderaan.jpg',
  `${'x'.repeat(90)}.jpg`,
];

const linkAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a');

it.each(names)(
  'downloads the file from anywhere in its row, even if its name wraps: %s',
  async (name) => {
    await page.viewport(320, 640);
    mount(
      <Files
        nummer="D-2026-000001"
        bestanden={[{ bestandId: 'b1', naam: name, soort: 'afbeelding' }]}
      />,
    );
    const link = page.getByRole('link', { name: `Download ${name}` });
    await expect.element(link).toBeVisible();
    const row = page.getByRole('listitem').element().getBoundingClientRect();
    for (const across of [0.05, 0.25, 0.5, 0.75, 0.95]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const hit = linkAt(row.left + row.width * across, row.top + row.height * down);
        expect(hit, `${across} across, ${down} down`).toBe(link.element());
      }
    }
  },
);
