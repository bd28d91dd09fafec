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

/** The insurer, which answers everything with this. */
function insurer(answer: () => Promise<Response>): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

/** What a live region says while something is done. */
async function saidWhile(deed: () => Promise<void>, words: string): Promise<void> {
  await deed();
  const regions = '[aria-live], output, [role=alert], [role=status]';
  const said = () => [...document.querySelectorAll(regions)].map((one) => one.textContent);
  await expect.poll(() => said().join(' ')).toContain(words);
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

it('goes to what is nearest when what has it goes away, is hidden or switched off', async () => {
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

it('is left alone by who taps beside everything, and by what moves it on purpose', async () => {
  mount(<Rows />);
  await button('Beside it').click();
  await page.getByText('Nothing here').click();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('ul')?.append(document.createElement('li'));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(document.activeElement).toBe(document.body);
});

it('stays on the page through a question: opened, thought better of, failed, sent', async () => {
  mount(<SomethingWrong declaratie={{ ...declaratie, regels: [line] }} />);
  const box = page.getByLabelText('Wat klopt er volgens jou niet?');
  await button('Stel een vraag').click();
  await expect.element(box).toHaveFocus();
  await button('Toch niet').click();
  // Back where it was opened.
  await expect.element(button('Stel een vraag')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveFocus();
  await box.fill('Waarom?');
  insurer(() => Promise.reject(new TypeError('cut')));
  const send = () => button('Verstuur je vraag').click();
  await saidWhile(send, 'Je vraag is niet verstuurd.');
  insurer(() => Promise.resolve(Response.json({ data: { reageerOpDeclaratie: 'r-1' } })));
  await saidWhile(send, 'Je vraag is verstuurd.');
});

it('begins on the safe choice when a claim is to be withdrawn, and goes back to what asked', async () => {
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
])('the focus of what went away before the watch began %s', async (_where, vanishes, next) => {
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
});
