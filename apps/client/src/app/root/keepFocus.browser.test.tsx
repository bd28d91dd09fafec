import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { declaratie, line } from '../../features/declaraties/detail/declaratie.testing.ts';
import { useWithdrawal } from '../../features/declaraties/detail/actions/useWithdrawal.ts';
import { Withdraw } from '../../features/declaraties/detail/actions/Withdraw.tsx';
import { SomethingWrong } from '../../features/declaraties/reacties/SomethingWrong.tsx';
import { noteFocus } from '../../platform/lastFocus.ts';
import { keepFocus } from './keepFocus.ts';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

function insurer(answer: () => Promise<Response>): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

async function saidWhile(deed: () => Promise<void>, words: string): Promise<void> {
  await deed();
  const regions = '[aria-live], output, [role=alert], [role=status]';
  const announcements = () => [...document.querySelectorAll(regions)].map((one) => one.textContent);
  await expect.poll(() => announcements().join(' ')).toContain(words);
  await expect.poll(() => document.activeElement === document.body).toBe(false);
}

function Withdrawable() {
  const withdrawal = useWithdrawal(declaratie.nummer);
  return <Withdraw allowed withdrawal={withdrawal} />;
}

function Rows() {
  const [rows, setRows] = useState(['one', 'two']);
  const [isHidden, hide] = useState(false);
  const [isOff, switchOff] = useState(false);
  return (
    <main>
      <h1>Rows</h1>
      <p>Nothing here</p>
      <ul aria-label="rows">
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
      <section hidden={isHidden}>
        <button type="button" onClick={() => hide(true)}>
          Hide
        </button>
      </section>
      <p>
        <button type="button" disabled={isOff} onClick={() => switchOff(true)}>
          Off
        </button>
        <button type="button">Beside it</button>
      </p>
    </main>
  );
}

it('moves the focus to the nearest element when the focused one is removed, hidden or disabled', async () => {
  mount(<Rows />);
  await button('Remove one').click();
  await expect.element(button('Remove two')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('list', { name: 'rows' })).toHaveFocus();
  await button('Off').click();
  await expect.element(button('Beside it')).toHaveFocus();
  await button('Hide').click();
  await expect.element(page.getByRole('heading', { name: 'Rows' })).toHaveFocus();
});

it('leaves the focus alone after a tap beside everything, and after a deliberate move', async () => {
  mount(<Rows />);
  await button('Beside it').click();
  await page.getByText('Nothing here').click();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('ul')?.append(document.createElement('li'));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(document.activeElement).toBe(document.body);
});

it('keeps the focus on the page while a question is opened, cancelled, failed and sent', async () => {
  mount(<SomethingWrong declaratie={{ ...declaratie, regels: [line] }} />);
  const box = page.getByLabelText('Wat klopt er volgens jou niet?');
  await button('Stel een vraag').click();
  await expect.element(box).toHaveFocus();
  await button('Toch niet').click();
  // The focus is back at the button that opened it.
  await expect.element(button('Stel een vraag')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveFocus();
  await box.fill('Waarom?');
  insurer(() => Promise.reject(new TypeError('cut')));
  const send = () => button('Verstuur je vraag').click();
  await saidWhile(send, 'Je vraag is niet verstuurd.');
  insurer(() => Promise.resolve(Response.json({ data: { stelVraag: { vraagId: 'r-1' } } })));
  await saidWhile(send, 'Je vraag is verstuurd.');
});

it('focuses the safe choice to withdraw a claim, and returns to the button', async () => {
  mount(<Withdrawable />);
  const open = button('Declaratie intrekken');
  await open.click();
  await expect.element(button('Nee, niet intrekken')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(open).toHaveFocus();
  await open.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(open).toHaveFocus();
  insurer(() => Promise.reject(new TypeError('cut')));
  await open.click();
  await saidWhile(() => button('Ja, trek in').click(), 'Het intrekken is niet gelukt.');
});

it.each([
  ['goes to what is nearest', true, 'Elsewhere'],
  ['stays where it was taken on purpose', false, undefined],
])(
  'handles a focused element that was removed before the watch: %s',
  async (_where, vanishes, next) => {
    stop();
    noteFocus();
    mount(
      <section>
        <button type="button">Elsewhere</button>
        <button type="button">Once</button>
      </section>,
    );
    await button('Once').click();
    const [once] = button('Once').elements();
    if (vanishes) once?.setAttribute('hidden', '');
    if (once instanceof HTMLElement) once.blur();
    expect(document.activeElement).toBe(document.body);
    stop = keepFocus();
    await expect
      .poll(() => document.activeElement)
      .toBe(next === undefined ? document.body : button(next).element());
  },
);
