import { FileText } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Taken, taken, takeOver } from '../takeOver.testing.tsx';
import { type RowColumn, RowTable } from './RowTable.tsx';

afterEach(() => document.body.replaceChildren());

const see: RowColumn<string> = {
  key: 'see',
  header: 'See',
  place: 'words',
  cell: (row) => <Taken what={row} />,
};

it('hydrates after its page, group by group, and replays taps', async () => {
  const root = takeOver(
    <RowTable
      caption="Claims"
      header="Claim"
      name={(row) => ({ key: row, icon: FileText, title: row, href: '#' })}
      columns={[see]}
      groups={['May', 'April'].map((month) => ({ key: month, title: month, rows: [month] }))}
    />,
  );
  const row = root.querySelector('tbody tr');
  await expect.poll(() => taken).toEqual(['page', 'May', 'April']);
  await page.getByRole('button', { name: 'April' }).click();
  expect(taken.at(-1)).toBe('tap on April');
  expect(row?.isConnected).toBe(true);
});
