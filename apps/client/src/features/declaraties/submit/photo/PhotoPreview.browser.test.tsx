import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import type { ClaimEvent } from '../state/claimReducer.ts';
import { drawBill } from './drawnBill.testing.ts';
import { PhotoPreview } from './PhotoPreview.tsx';

const report = vi.fn<(event: ClaimEvent) => void>();
const preview = page.getByRole('img', { name: 'Voorbeeld van nota.jpg' });

it('shows a photo, and turns it', async () => {
  mount(<PhotoPreview fileKey="a" file={await drawBill()} report={report} />);
  await expect.element(preview).toBeVisible();
  await page.getByRole('button', { name: 'Draai nota.jpg een kwartslag' }).click();
  await expect
    .poll(() => report.mock.calls.at(-1)?.[0])
    .toMatchObject({
      kind: 'fileReplaced',
      key: 'a',
      by: { file: { name: 'nota.jpg' } },
    });
});

it('says at once that a photo is blurred, and replaces it', async () => {
  mount(<PhotoPreview fileKey="a" file={await drawBill({ blur: 6 })} report={report} />);
  await expect.element(page.getByText(/Deze foto lijkt niet scherp\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Maak opnieuw: nota.jpg' })).toBeVisible();
});

it('reserves no room when the browser cannot read the photo', async () => {
  const heic = new File(['ftypheic'], 'nota.heic', { type: 'image/heic' });
  mount(<PhotoPreview fileKey="a" file={heic} report={report} />);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
