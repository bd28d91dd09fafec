import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { LoaderFunctionArgs } from 'react-router';
import { createLoader } from '../../api/createLoader.ts';
import { AppRouter } from '../../api/AppRouter.tsx';
import * as background from '../../api/revalidation.ts';
import { placeOf } from '../../api/loading.testing.ts';
import { createMemoryRouter } from '../../api/memoryRouter.testing.tsx';
import { ApiError } from '../../api/response.ts';
import { setLanguageSource } from '../../platform/language.ts';
import { LoggedOut } from './LoggedOut.tsx';

function QuestionForm({ phase }: { readonly phase: string }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Question" value={text} onChange={(event) => setText(event.target.value)} />
      <LoggedOut phase={phase} filledIn={text !== ''} />
    </>
  );
}

/**
 * Opens a page with a form, whose loader answers 401 while `session.isGone`; `left` records its redirects.
 */
function open(phase = 'idle') {
  setLanguageSource(() => 'nl');
  const session = { isGone: true };
  const left: string[] = [];
  const ask = createLoader(async () => {
    if (session.isGone) throw new ApiError('field', 401);
    return null;
  });
  // Keeps the document of the test from being replaced.
  const loader = async (args: LoaderFunctionArgs) =>
    ask(args).catch((thrown: unknown) => {
      const to = placeOf(thrown);
      if (to === undefined) throw thrown;
      left.push(to);
      return new Promise(() => {});
    });
  const routes = [
    { id: 'page', path: '/facturen', Component: () => <QuestionForm phase={phase} />, loader },
  ];
  const data = { loaderData: { page: null } };
  const router = createMemoryRouter(routes, data, '/facturen');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<AppRouter router={router} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    sessionStorage.clear();
  });
  return { session, left, look: () => background.revalidateInBackground(router), router };
}

const box = page.getByLabelText('Question');
const alert = page.getByRole('alert');

it.each(['idle', 'succeeded'])(
  'keeps the input when a background revalidation finds no session, until there is one: %s',
  async (phase) => {
    const { session, left, look } = open(phase);
    await box.fill('Why?');
    await look();
    await expect.element(alert.getByText('Je bent niet meer ingelogd')).toBeVisible();
    await expect.element(alert.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect
      .element(alert.getByRole('link'))
      .toHaveAttribute('href', '/inloggen?unauthorized=true&terug=facturen');
    await expect.element(box).toHaveValue('Why?');
    session.isGone = false;
    await look();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(box).toHaveValue('Why?');
    expect(left).toEqual([]);
  },
);

it.each(['never', 'emptied again'])(
  'leads to the login page when the input is %s',
  async (when) => {
    const { left, look } = open();
    await expect.element(box).toBeVisible();
    if (when !== 'never') {
      await box.fill('Why?');
      await box.fill('');
    }
    void look();
    const login = expect.stringContaining('/inloggen?unauthorized=true');
    await expect.poll(() => left).toEqual([login]);
  },
);

it('leads to the login page for a revalidation by the person', async () => {
  const { left, router } = open();
  await box.fill('Why?');
  void router.revalidate();
  await expect.poll(() => left).toHaveLength(1);
});
