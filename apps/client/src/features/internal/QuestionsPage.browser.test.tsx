import { internalPaths } from '@mijn/domain/internalPaths';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';

const question = {
  vraagId: 'v1',
  onderwerp: 'factuur',
  kenmerk: 'F2026-1',
  regel: null,
  verstuurdOp: '2026-11-20T10:00:00Z',
  uiterlijkOp: '2026-11-24',
};
const detail = { tekst: 'Wat is dit?', opgemaakteNaam: 'S. de Vries', bsn: '999990081' };

/** Stubs the staff's listener: `statuses` answers the next reads and answers of one question. */
function listener(vragen: readonly object[], statuses: number[] = []) {
  const asked: [string, unknown][] = [];
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, options) => {
    // Requests of the test tools pass through.
    if (typeof to !== 'string' || !to.startsWith(internalPaths.openQuestions)) {
      return fetch(to, options);
    }
    const body: unknown = options?.body ? await new Response(options.body).json() : undefined;
    asked.push([to, body]);
    if (to === internalPaths.openQuestions) {
      return Response.json({ status: 200, vandaag: '2026-11-25', totaal: vragen.length, vragen });
    }
    const status = statuses.shift() ?? 200;
    const vraag = { ...question, ...detail, budgetVan: null };
    return Response.json({ status, vraag }, { status });
  });
  onTestFinished(() => spy.mockRestore());
  return asked;
}

const read = page.getByRole('button', { name: 'Lees' });
const answer = page.getByRole('textbox', { name: 'Je antwoord' });
const send = page.getByRole('button', { name: 'Verstuur antwoord' });

it('shows the age of each question, reads one and answers it', async () => {
  const asked = listener([question]);
  mount(<QuestionsPage />);
  await expect.element(page.getByText('5 dagen oud, te laat')).toBeVisible();
  await read.click();
  await expect.element(page.getByText('S. de Vries')).toBeVisible();
  await send.click();
  await expect.element(page.getByText('Schrijf een antwoord.').first()).toBeVisible();
  await answer.fill(' Zo zit het. ');
  await send.click();
  await expect.element(page.getByText(/Het antwoord is verstuurd\./)).toBeVisible();
  const one = `${internalPaths.openQuestions}/v1`;
  expect(asked).toEqual([
    [internalPaths.openQuestions, undefined],
    [one, undefined],
    [one, { antwoord: 'Zo zit het.' }],
    [internalPaths.openQuestions, undefined],
  ]);
});

it('keeps an answer that could not be sent, and says when somebody else was first', async () => {
  listener([question], [200, 503, 409]);
  mount(<QuestionsPage />);
  await read.click();
  await answer.fill('Zo zit het.');
  await send.click();
  await expect.element(page.getByText(/Dat lukt nu niet\./)).toBeVisible();
  await expect.element(answer).toHaveValue('Zo zit het.');
  await send.click();
  await expect.element(page.getByText(/Misschien is hij al beantwoord\./)).toBeVisible();
});

it('keeps a typed answer when the question is left, and moves the focus along', async () => {
  listener([question]);
  mount(<QuestionsPage />);
  await read.click();
  await expect.element(page.getByRole('region', { name: /^Factuur/ })).toHaveFocus();
  await answer.fill('Nog niet af');
  await page.getByRole('button', { name: 'Terug naar de vragen' }).click();
  await expect.element(read).toHaveFocus();
  await read.click();
  await expect.element(answer).toHaveValue('Nog niet af');
});

it('says that nothing is left', async () => {
  listener([]);
  mount(<QuestionsPage />);
  await expect.element(page.getByText('Alle vragen zijn beantwoord')).toBeVisible();
});
