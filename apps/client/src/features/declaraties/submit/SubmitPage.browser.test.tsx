import { type ReactNode, use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../api/mount.testing.tsx';
import { Link as RouterLink, UNSAFE_DataRouterDataContext, useLocation } from 'react-router';
import { exampleConcept } from './state/draftContent.testing.ts';
import { FakeRequest } from './send/fakeRequest.testing.ts';
import type { ReadNota } from './state/readNota.ts';
import { readNota } from './state/readNota.testing.ts';
import { people } from './wizard/submission.testing.ts';
import { Component, type loader } from './SubmitPage.tsx';

type PageData = Awaited<ReturnType<typeof loader>>;

const [sanne] = people;
const alone: PageData = {
  people: [sanne],
  iban: null,
  noAccount: false,
  concept: undefined,
  reads: true,
};
const draft = exampleConcept({ declarant: '1001' });

function Loaded({ data, children }: { readonly data: PageData; readonly children: ReactNode }) {
  const shown = use(UNSAFE_DataRouterDataContext);
  if (!shown) return children;
  return (
    <UNSAFE_DataRouterDataContext value={{ ...shown, loaderData: { '*': data } }}>
      {children}
    </UNSAFE_DataRouterDataContext>
  );
}

function Where() {
  return <p>At {useLocation().pathname}</p>;
}

/** Whether the insurer stores the draft, or cannot be reached. */
let keeps = true;
/** The bills that it reads; undefined when it cannot. */
let gelezen: readonly ReadNota[] | undefined;
let [readings, saves] = [0, 0];
beforeEach(() => {
  keeps = true;
  gelezen = undefined;
  [readings, saves] = [0, 0];
  FakeRequest.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body?: string } = {}) => {
    if (body?.includes('bewaarConcept')) saves += 1;
    if (body?.includes('GelezenNotas')) readings += 1;
    if (body?.includes('bewaarConcept') && keeps) {
      return Response.json({
        data: { bewaarConcept: { bewaard: true, concept: { versie: 'v1' } } },
      });
    }
    if (body?.includes('GelezenNotas') && gelezen) return Response.json({ data: { gelezen } });
    return new Response(null, { status: 503 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (including: Partial<PageData> = {}, language?: 'en') =>
  mount(
    <Loaded data={{ ...alone, ...including }}>
      <Where />
      <RouterLink to="/elders">Elsewhere</RouterLink>
      <Component />
    </Loaded>,
    language,
  );

const title = page.getByRole('heading', { level: 1 });
const leave = () => page.getByRole('link', { name: 'Elsewhere' }).click();
const elsewhere = page.getByText('At /elders');
const question = page.getByRole('dialog', { name: 'Je declaratie is nog niet ingediend' });

/** Adds a bill, with or without the insurer's answer. */
async function addBill(isReceived: boolean): Promise<void> {
  const file = new File(['x'], 'nota.pdf', { type: 'application/pdf' });
  await userEvent.upload(page.getByLabelText('Kies een foto of bestand'), [file]);
  await expect.poll(() => FakeRequest.all).toHaveLength(1);
  if (!isReceived) return;
  const body = { filename: 'nota.pdf', messages: [], bestandId: 'b1' };
  FakeRequest.all[0]?.answer({ status: 200, body });
  await expect.element(page.getByText('Ontvangen')).toBeVisible();
}

describe('the steps of a claim', () => {
  it.each([
    ['the bill where it is read', {}, 'Voeg je nota toe', '1 van 3'],
    ['the bill where one is alone', { reads: false }, 'Voeg je nota toe', '1 van 3'],
    ['for whom it is', { reads: false, people: [...people] }, 'Voor wie is de nota?', '1 van 4'],
    ['the bill, which tells for whom', { people: [...people] }, 'Voeg je nota toe', '1 van 3'],
    [
      'for whom, also where nobody is known',
      { reads: false, people: [] },
      'Voor wie is de nota?',
      '1 van 4',
    ],
    ['the last look at a whole draft', { concept: draft }, 'Klopt alles?', '3 van 3'],
  ])('start with %s', async (_what, data, heading, counted) => {
    open(data);
    await expect.element(title).toHaveTextContent(heading);
    await expect.element(page.getByText(`Stap ${counted}`, { exact: true })).toBeVisible();
  });

  it('are in English for an English reader', async () => {
    open({}, 'en');
    await expect.element(title).toHaveTextContent('Add your bill');
    await expect.element(page.getByText('Step 1 of 3', { exact: true })).toBeVisible();
  });
});

describe('leaving a claim', () => {
  it('is allowed at once while nothing is filled in', async () => {
    open();
    await leave();
    await expect.element(elsewhere).toBeVisible();
  });

  it('saves the input without asking', async () => {
    open();
    await addBill(true);
    await leave();
    await expect.element(elsewhere).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  it('asks when the input could not be saved, and loses nothing for "stay"', async () => {
    keeps = false;
    open();
    await addBill(true);
    await leave();
    await expect.element(question.getByText(/moet je alles opnieuw invullen/)).toBeVisible();
    await page.getByRole('button', { name: 'Blijf hier' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByText('nota.pdf', { exact: true })).toBeVisible();
  });

  it('asks while a file is on its way, which is not yet part of the draft', async () => {
    open();
    await addBill(false);
    await leave();
    await expect.element(question).toBeVisible();
    await page.getByRole('button', { name: 'Pagina verlaten' }).click();
    await expect.element(elsewhere).toBeVisible();
  });

  it.each([true, false])(
    'keeps its question when the bill was read meanwhile, and goes on after "stay" (saved: %s)',
    async (isSaved) => {
      keeps = isSaved;
      gelezen = [readNota()];
      open();
      await addBill(false);
      await leave();
      await expect.element(question).toBeVisible();
      const body = { filename: 'nota.pdf', messages: [], bestandId: 'b1' };
      FakeRequest.all[0]?.answer({ status: 200, body });
      await expect.poll(() => document.body.textContent).toContain('Ontvangen');
      await expect.poll(() => readings).toBe(1);
      await expect.poll(() => saves).toBeGreaterThan(0);
      await expect.element(question).toBeVisible();
      await expect.element(title).toHaveTextContent('Voeg je nota toe');
      await page.getByRole('button', { name: 'Blijf hier' }).click();
      await expect.element(title).toHaveTextContent('Klopt alles?');
    },
  );

  it('asks while other bills wait, even if this one is saved, because they would have to be chosen again', async () => {
    gelezen = [readNota(), readNota({ bestandIds: ['b2'] })];
    open();
    const files = ['a.pdf', 'b.pdf'].map((name) => new File([name], name));
    await userEvent.upload(page.getByLabelText('Kies een foto of bestand'), files);
    for (const [at, id] of ['b1', 'b2'].entries()) {
      await expect.poll(() => FakeRequest.all.length).toBeGreaterThan(at);
      const body = { filename: `${id}.pdf`, messages: [], bestandId: id };
      FakeRequest.all[at]?.answer({ status: 200, body });
    }
    await page
      .getByRole('button', { name: /^Huisartsenpraktijk De Duinen/ })
      .first()
      .click();
    await expect.element(page.getByText(/De andere nota’s die klaarstaan nog niet/)).toBeVisible();
    await leave();
    const others = page.getByRole('dialog', { name: 'Er staan nog andere nota’s klaar' });
    await expect.element(others.getByText(/moet je die opnieuw kiezen/)).toBeVisible();
    await page.getByRole('button', { name: 'Blijf hier' }).click();
    await expect.element(page.getByText('a.pdf', { exact: true })).toBeVisible();
  });

  it('does not ask about a refused file, which cannot be saved', async () => {
    keeps = false;
    open();
    await addBill(false);
    const messages = [{ code: 'FILE-001', level: 'error', message: '' }];
    FakeRequest.all[0]?.answer({ status: 200, body: { filename: 'nota.pdf', messages } });
    await expect.element(page.getByText('Afgekeurd')).toBeVisible();
    await leave();
    await expect.element(elsewhere).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });
});
