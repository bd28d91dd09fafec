import { sharing } from '@mijn/domain/paths';
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { keepShared, readShared, removeShared } from '../../../../worker/sharedFiles.ts';
import { FakeRequest } from '../send/fakeRequest.testing.ts';
import { initialState } from '../state/claim.ts';
import { nextState } from '../state/claimReducer.ts';
import { BackgroundWork } from '../wizard/SubmitForm.tsx';

const nota = (name: string) => new File(['x'], name, { type: 'application/pdf' });

beforeEach(async () => {
  await keepShared([nota('nota.pdf'), nota('bijlage.pdf')], Date.now());
  FakeRequest.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  history.replaceState(null, '', `?${sharing.mark}=1`);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await removeShared();
  history.replaceState(null, '', location.pathname);
});

function Form() {
  const [claim, report] = useReducer(nextState, initialState(undefined));
  const context = { today: '2026-11-21', language: 'nl' } as const;
  return (
    <>
      <h1 tabIndex={-1}>Voeg je nota toe</h1>
      <BackgroundWork
        only={undefined}
        claim={claim}
        report={report}
        context={context}
        reads={false}
      />
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
const kept = async () => (await readShared(Date.now())).length;
const missing = page.getByText(/Wat je deelde, is niet aangekomen/);

it('asks by name whether to add shared files, and sends nothing before the answer', async () => {
  mount(<Form />);
  await expect.element(question).toBeVisible();
  await expect
    .element(question)
    .toHaveAccessibleDescription(/nota\.pdf \(1\u00A0kB\).*bijlage\.pdf/);
  await expect.element(none).toBeInTheDocument();
  expect(sent()).toBe(0);
  await question.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect.element(page.getByText('In the claim: nota.pdf, bijlage.pdf.')).toBeVisible();
  expect([sent(), await kept()]).toEqual([2, 0]);
  expect(location.search).toBe('');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

it('focuses the button that adds nothing', async () => {
  mount(<Form />);
  const refuse = question.getByRole('button', { name: 'Niet toevoegen' });
  await expect.element(refuse).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(none).toBeVisible();
  await expect.element(heading).toHaveFocus();
  expect([sent(), await kept()]).toEqual([0, 0]);
});

it('treats Escape as "no"', async () => {
  mount(<Form />);
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(none).toBeVisible();
  expect(sent()).toBe(0);
});

it('asks about one file in English too', async () => {
  await keepShared([nota('bill.pdf')], Date.now());
  mount(<Form />, 'en');
  const one = page.getByRole('alertdialog', { name: '1 file shared. Do you want to add it?' });
  await one.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText('In the claim: bill.pdf.')).toBeVisible();
});

it('keeps shared files on the device until there is an answer', async () => {
  mount(<Form />);
  await expect.element(question).toBeVisible();
  expect([await kept(), location.search]).toEqual([2, `?${sharing.mark}=1`]);
});

it('adds nothing when another tab was first', async () => {
  mount(<Form />);
  await expect.element(question).toBeVisible();
  await removeShared();
  await question.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(none).toBeVisible();
});

it('says once that no shared files arrived', async () => {
  await removeShared();
  mount(<Form />);
  await expect.element(missing).toBeVisible();
  expect(location.search).toBe('');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

it('renders nothing without shared files', async () => {
  history.replaceState(null, '', location.pathname);
  mount(<Form />);
  await expect.element(none).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(missing).not.toBeInTheDocument();
});
