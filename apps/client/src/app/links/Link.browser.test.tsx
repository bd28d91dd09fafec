import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useLocation } from 'react-router';
import { mount } from '../../api/mount.testing.tsx';
import { Link } from './Link.tsx';

afterEach(() => vi.restoreAllMocks());

function At() {
  return <output>{useLocation().pathname}</output>;
}

/**
 * Opens a claim that was reached from an address, with its link back to the list; records how often the
 * browser went back.
 */
function openFrom(address: string) {
  const before: NavigationHistoryEntry = Object.create(NavigationHistoryEntry.prototype, {
    url: { value: new URL(address, location.href).href },
  });
  const here: NavigationHistoryEntry = Object.create(NavigationHistoryEntry.prototype, {
    index: { value: 1 },
  });
  vi.spyOn(navigation, 'entries').mockReturnValue([before, here]);
  vi.spyOn(navigation, 'currentEntry', 'get').mockReturnValue(here);
  const back = vi.spyOn(history, 'back').mockReturnValue();
  mount(
    <>
      <At />
      <Link href="/declaraties/overzicht" data-returns="">
        Back
      </Link>
      <Link href="tel:0612345678">Call</Link>
    </>,
  );
  return back;
}

const at = page.getByRole('status');
const link = page.getByRole('link', { name: 'Back' });

it('goes back to the list as it was left', async () => {
  const back = openFrom('/declaraties/overzicht?jaar=2025');
  await link.click();
  expect(back).toHaveBeenCalledTimes(1);
  await expect.element(at).toHaveTextContent('/');
});

it('navigates to the list when the person came from elsewhere', async () => {
  const back = openFrom('/overzicht');
  await link.click();
  await expect.element(at).toHaveTextContent('/declaraties/overzicht');
  expect(back).not.toHaveBeenCalled();
});

it('leaves addresses that are no screens to the browser', async () => {
  openFrom('/overzicht');
  await expect
    .element(page.getByRole('link', { name: 'Call' }))
    .toHaveAttribute('href', 'tel:0612345678');
});
