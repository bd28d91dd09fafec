import { FileText } from 'lucide-react';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type RowColumn, RowTable } from './RowTable.tsx';

afterEach(() => document.body.replaceChildren());

const taken: string[] = [];

function Taken({ what }: { readonly what: string }) {
  useEffect(() => {
    taken.push(what);
  }, [what]);
  return <button onClick={() => taken.push(`tap on ${what}`)}>{what}</button>;
}

const see: RowColumn<string> = {
  key: 'see',
  header: 'See',
  place: 'words',
  cell: (row) => <Taken what={row} />,
};

function Claims() {
  return (
    <main>
      <RowTable
        caption="Claims"
        header="Claim"
        name={(row) => ({ key: row, icon: FileText, title: row, href: '#', spoken: '' })}
        columns={[see]}
        groups={['May', 'April'].map((month) => ({ key: month, title: month, rows: [month] }))}
      />
      <Taken what="page" />
    </main>
  );
}

it('is taken over after the page it stands in, month by month, with every tap', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Claims />);
  const [row] = root.querySelectorAll('tbody tr');
  startTransition(() => void hydrateRoot(root, <Claims />));
  await expect.poll(() => taken).toEqual(['page', 'May', 'April']);
  await page.getByRole('button', { name: 'April' }).click();
  expect(taken.at(-1)).toBe('tap on April');
  expect(row?.isConnected).toBe(true);
});
