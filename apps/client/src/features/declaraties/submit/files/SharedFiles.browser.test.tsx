import { sharing } from '@mijn/domain/paths';
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { FakeRequest } from '../send/fakeRequest.testing.ts';
import { initialState } from '../state/claim.ts';
import { nextState } from '../state/claimState.ts';
import { Underway } from '../steps/Underway.tsx';

const nota = (name: string) => new File(['x'], name, { type: 'application/pdf' });

/** What the worker holds; it gives them once. */
let held: readonly File[] = [];
const controller = {
  postMessage: (asked: string, [port]: readonly MessagePort[]) => {
    port?.postMessage(asked === sharing.mark ? held : []);
    held = [];
  },
};

beforeEach(() => {
  held = [nota('nota.pdf'), nota('bijlage.pdf')];
  FakeRequest.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  history.replaceState(null, '', `?${sharing.mark}=1`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  history.replaceState(null, '', location.pathname);
});

function Form() {
  const [claim, report] = useReducer(nextState, initialState(undefined));
  const context = { today: '2026-11-21', language: 'nl' } as const;
  return (
    <>
      <h1 tabIndex={-1}>Voeg je nota toe</h1>
      <Underway claim={claim} report={report} context={context} reads={false} />
      <p>{`In the claim: ${claim.files.map(({ file }) => file.name).join(', ')}.`}</p>
    </>
  );
}

const question = page.getByRole('alertdialog', {
  name: '2 bestanden gedeeld. Wil je ze toevoegen?',
});
const none = page.getByText('In the claim: .');
const heading = page.getByRole('heading', { level: 1 });
const sent = () => FakeRequest.all.length;

it('asks by their names whether what was shared is to be added, and sends nothing before the answer', async () => {
  mount(<Form />);
  await expect.element(question).toBeVisible();
  await expect
    .element(question)
    .toHaveAccessibleDescription(/nota\.pdf \(1\u00A0kB\).*bijlage\.pdf/);
  await expect.element(none).toBeInTheDocument();
  expect(sent()).toBe(0);
  await question.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect.element(page.getByText('In the claim: nota.pdf, bijlage.pdf.')).toBeVisible();
  expect(sent()).toBe(2);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

it('begins at what adds nothing: who only presses Enter adds nothing', async () => {
  mount(<Form />);
  const refuse = question.getByRole('button', { name: 'Niet toevoegen' });
  await expect.element(refuse).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(none).toBeVisible();
  await expect.element(heading).toHaveFocus();
  expect([sent(), held.length]).toEqual([0, 0]);
});

it('takes Escape for a no', async () => {
  mount(<Form />);
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(none).toBeVisible();
  expect(sent()).toBe(0);
});

it('asks about one file in English too', async () => {
  held = [nota('bill.pdf')];
  mount(<Form />, 'en');
  const one = page.getByRole('alertdialog', { name: '1 file shared. Do you want to add it?' });
  await one.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText('In the claim: bill.pdf.')).toBeVisible();
});

it('asks nothing where nothing was shared', async () => {
  held = [];
  mount(<Form />);
  await expect.element(none).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});
