import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as words from '../generated/texts/shared.js';
import { useSearchParams } from 'react-router';
import { AppRouter } from '../api/AppRouter.tsx';
import { createMemoryRouter } from '../api/memoryRouter.testing.tsx';
import { ShowMore } from './ShowMore.tsx';

const totaal = 5;

// Five bills, two more at a time, below an unrelated table.
function Bills() {
  const shown = Math.min(Number(useSearchParams()[0].get('show') ?? 2), totaal);
  const bills = Array.from({ length: shown }, (_, at) => `Bill ${at + 1}`);
  return (
    <main>
      <table>
        <tbody>
          <tr>
            <td>
              <a href="#pay">Pay</a>
            </td>
          </tr>
        </tbody>
      </table>
      <table>
        <tbody>
          {bills.map((name) => (
            <tr key={name}>
              <th scope="row">
                <a href={`#${name}`}>{name}</a>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowMore
        shown={shown}
        totaal={totaal}
        summary={`${shown} of ${totaal} bills`}
        to={`?show=${shown + 2}`}
      />
    </main>
  );
}

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const router = createMemoryRouter([{ id: 'bills', path: '/', Component: Bills }]);
  root.render(<AppRouter router={router} />);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const link = (name: string) => page.getByRole('link', { name, exact: true });
const more = page.getByRole('link', { name: words.showMore() });
const told = page.getByRole('status');

it('focuses the first new row each time, also the last ones, and keeps the summary', async () => {
  await expect.element(told).toHaveTextContent('2 of 5 bills');
  await more.click();
  await expect.element(link('Bill 3')).toHaveFocus();
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link('Bill 5')).toHaveFocus();
  await expect.element(told).toHaveTextContent('5 of 5 bills');
  await expect.element(more).not.toBeInTheDocument();
});
