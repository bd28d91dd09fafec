import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { OtherBrand } from './OtherBrand.tsx';

it('titles the document by the brand of the insurance, not by a page that is not shown', async () => {
  document.title = 'Mijn Zilverzand | Overzicht';
  mount(<OtherBrand merk="AZVZ" />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.title).toBe('Mijn Zilverzand | Je bent verzekerd bij Ankerzee');
});
