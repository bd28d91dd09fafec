import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { AfterPost } from '../../../forms/afterPost.testing.tsx';
import { AskRegeling } from './AskRegeling.tsx';
import { betaalverzoek } from './betaalverzoek.testing.ts';
import { askRegelingFields } from './regelingChoice.ts';

const agree = page.getByRole('button', { name: 'Betaal in deze termijnen' });

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

it('requires a choice, and sends nothing until then', async () => {
  const sent = answerWith({});
  mount(<AskRegeling betaalverzoek={betaalverzoek} iban={null} />);
  await agree.click();
  await expect.element(page.getByRole('link', { name: /^Kies eerst/ })).toBeVisible();
  expect(sent()).toEqual([]);
});

it('agrees to the option that was shown, by the keyboard alone', async () => {
  const sent = answerWith({ data: { startRegeling: 'R2026-1' } });
  mount(<AskRegeling betaalverzoek={betaalverzoek} iban={null} />);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await userEvent.keyboard('{Tab}{Enter}');
  const agreed = { kenmerk: '5000056789012345', maanden: 7, termijnBedrag: 5_500 };
  await expect.poll(sent).toContainEqual(agreed);
});

it('says that the open amount has changed', async () => {
  answerWith({ errors: [{ message: 'x', path: ['startRegeling'], extensions: { status: 409 } }] });
  mount(<AskRegeling betaalverzoek={betaalverzoek} iban={null} />);
  await page.getByText(/^3 keer/).click();
  await agree.click();
  await expect.element(page.getByText('Dit bedrag is intussen veranderd.')).toBeVisible();
});

it('asks to choose again when the option is no longer offered', async () => {
  const sent = answerWith({});
  const values = { [askRegelingFields.choice]: '7-6000' };
  mount(
    <AfterPost outcome={{ form: askRegelingFields.form, values, problem: 'conflict' }}>
      <AskRegeling betaalverzoek={betaalverzoek} iban={null} />
    </AfterPost>,
  );
  await agree.click();
  await expect.element(page.getByRole('link', { name: /^Kies eerst/ })).toBeVisible();
  expect(sent()).toEqual([]);
});

it('keeps the choice of a failed post, and shows the reason until it is sent again', async () => {
  const sent = answerWith({ data: { startRegeling: 'R2026-1' } });
  const values = { [askRegelingFields.choice]: '7-5500' };
  mount(
    <AfterPost outcome={{ form: askRegelingFields.form, values, problem: 'unavailable' }}>
      <AskRegeling betaalverzoek={betaalverzoek} iban={null} />
    </AfterPost>,
  );
  const failed = page.getByText('Er is nog geen regeling.');
  await expect.element(failed).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^7 keer/ })).toBeChecked();
  await agree.click();
  await expect.element(failed).not.toBeInTheDocument();
  expect(sent()).toContainEqual({ kenmerk: '5000056789012345', maanden: 7, termijnBedrag: 5_500 });
});
