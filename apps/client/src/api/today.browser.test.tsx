import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './mount.testing.tsx';
import { noteInsurerDay, useToday } from './today.ts';

function Today() {
  return <p>Vandaag {useToday()}</p>;
}

test('follows the insurer’s day as soon as an answer has another one', async () => {
  mount(<Today />);
  await expect.element(page.getByText('Vandaag 2026-11-21')).toBeVisible();

  const now = new Date('2026-11-21T12:00:00Z');
  noteInsurerDay({ relatie: { vandaag: '2027-01-02' } }, now);
  await expect.element(page.getByText('Vandaag 2027-01-02')).toBeVisible();

  // An answer without a day changes nothing.
  noteInsurerDay({ relatie: { vandaag: null } }, now);
  noteInsurerDay({ facturen: [] }, now);
  noteInsurerDay(null, now);
  await expect.element(page.getByText('Vandaag 2027-01-02')).toBeVisible();
  noteInsurerDay({ relatie: { vandaag: '2026-11-21' } }, now);
});
