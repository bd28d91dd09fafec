import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { Link as RouterLink, useLocation } from 'react-router';
import { YearOverview } from './YearOverview.tsx';

const parts = { reimbursed: 8250, eigenRisico: 2000, wettelijkeBijdrage: 500, notReimbursed: 750 };

/** The two pages at one path, as /zorgkosten has them. */
function Screen() {
  const { search } = useLocation();
  return search === '' ? (
    <>
      <h1 tabIndex={-1}>Zorgkosten</h1>
      <RouterLink to="/?jaaroverzicht=true">Naar het jaaroverzicht</RouterLink>
    </>
  ) : (
    <>
      <h1 tabIndex={-1}>Jaaroverzicht</h1>
      <RouterLink to="/">Terug</RouterLink>
      <YearOverview parts={parts} name="Daan" year={2026} facturen={null} pdf={undefined} />
    </>
  );
}

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

it('focuses the heading on entering and on going back', async () => {
  mount(<Screen />, 'nl', undefined, '/');
  await page.getByRole('link', { name: 'Naar het jaaroverzicht' }).click();
  await expect.element(heading('Jaaroverzicht')).toHaveFocus();
  await page.getByRole('link', { name: 'Terug' }).click();
  await expect.element(heading('Zorgkosten')).toHaveFocus();
});

it('leaves the focus to the browser on the first load', async () => {
  mount(<Screen />, 'nl', undefined, '/?jaaroverzicht=true');
  await expect.element(heading('Jaaroverzicht')).toBeVisible();
  await expect.element(heading('Jaaroverzicht')).not.toHaveFocus();
});
