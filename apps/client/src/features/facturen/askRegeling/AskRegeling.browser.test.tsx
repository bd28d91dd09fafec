import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { AskRegeling } from './AskRegeling.tsx';

const request = {
  betalingsKenmerk: '5000056789012345',
  bedragTeBetalen: 38_500,
  geenRegelingWegens: null,
  regelingKeuzes: [
    {
      maanden: 3,
      termijnBedrag: 12_834,
      laatsteBedrag: 12_832,
      eersteDatum: '2026-12-31',
      laatsteDatum: '2027-02-26',
    },
    {
      maanden: 7,
      termijnBedrag: 5_500,
      laatsteBedrag: 5_500,
      eersteDatum: '2026-12-31',
      laatsteDatum: '2027-06-30',
    },
  ],
};

const agree = page.getByRole('button', { name: 'Spreek deze regeling af' });

function answerWith(body: object): () => unknown[] {
  const calls = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(body, { status: 200 }));
  const bodies = () => calls.mock.calls.map(([, init]) => init?.body);
  return () =>
    bodies().flatMap((sent) => (typeof sent === 'string' ? [JSON.parse(sent).variables] : []));
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('shows what each way costs, and when, before anything is agreed', async () => {
  mount(<AskRegeling request={request} />);
  await expect.element(page.getByText(/^3 keer €\s128,34$/)).toBeVisible();
  const course =
    /^Elke maand, van 31\sdecember\s2026 tot en met 26\sfebruari\s2027. De laatste keer €\s128,32.$/;
  await expect.element(page.getByText(course)).toBeVisible();
  await expect.element(page.getByText(/^7 keer €\s55,00$/)).toBeVisible();
  await expect
    .element(page.getByText(/^Elke maand, van 31\sdecember\s2026 tot en met 30\sjuni\s2027.$/))
    .toBeVisible();
});

it('asks to choose first, and sends nothing until then', async () => {
  const sent = answerWith({});
  mount(<AskRegeling request={request} />);
  await agree.click();
  await expect.element(page.getByRole('link', { name: /^Kies eerst/ })).toBeVisible();
  expect(sent()).toEqual([]);
});

it('agrees to what was shown, by the keyboard alone', async () => {
  const sent = answerWith({ data: { startRegeling: 'R2026-1' } });
  mount(<AskRegeling request={request} />);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await userEvent.keyboard('{Tab}{Enter}');
  const agreed = { kenmerk: '5000056789012345', maanden: 7, termijnBedrag: 5_500 };
  await expect.poll(sent).toContainEqual(agreed);
});

it('says so where another amount is open by now', async () => {
  answerWith({ errors: [{ message: 'x', path: ['startRegeling'], extensions: { status: 409 } }] });
  mount(<AskRegeling request={request} />);
  await page.getByText(/^3 keer/).click();
  await agree.click();
  await expect.element(page.getByText('Dit bedrag is intussen veranderd.')).toBeVisible();
});
