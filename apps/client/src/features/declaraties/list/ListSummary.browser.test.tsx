import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hear } from '../../../api/hear.testing.ts';
import { mount } from '../../../api/mount.testing.tsx';
import { exampleDeclaratieInList } from '../declaratieInList.testing.ts';
import { ListSummary } from './ListSummary.tsx';

function List() {
  const [found, filter] = useState<number>();
  return (
    <>
      <ListSummary rows={[exampleDeclaratieInList]} totaal={1} waiting={0} found={found} />
      <button type="button" onClick={() => filter(0)}>
        Filter
      </button>
    </>
  );
}

it('announces the number of matches of the first filter, also zero', async () => {
  mount(<List />);
  await expect.element(page.getByRole('heading')).toBeVisible();
  const heard = hear();
  await page.getByRole('button').click();
  await expect.poll(heard).toEqual([expect.stringContaining('0 declaraties gevonden')]);
});
