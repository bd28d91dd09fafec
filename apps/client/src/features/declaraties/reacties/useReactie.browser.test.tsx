import { fieldLimits } from '@mijn/domain/fieldLimits';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hear } from '../../../api/hear.testing.ts';
import { mount } from '../../../api/mount.testing.tsx';
import { AfterPost } from '../../../forms/afterPost.testing.tsx';
import { declaratie, line } from '../detail/declaratie.testing.ts';
import { questionForm } from './question.ts';
import { SomethingWrong } from './SomethingWrong.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function insurer(answer: object) {
  const asked: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_path, options) => {
    asked.push((await new Response(options?.body).json()).variables);
    return Response.json(answer);
  });
  return asked;
}

const taken = { data: { stelVraag: { vraagId: 'r-1' } } };
const lines = [line, { ...line, volgnummer: 2 }];

async function openForm(): Promise<void> {
  mount(<SomethingWrong declaratie={{ ...declaratie, regels: lines }} />);
  await page.getByRole('button', { name: 'Stel een vraag' }).click();
}

const box = page.getByLabelText('Wat klopt er volgens jou niet?');
const send = page.getByRole('button', { name: 'Verstuur je vraag' });

it('does not send a question without text, and removes the error on input', async () => {
  const asked = insurer(taken);
  await openForm();
  await expect.element(box).toHaveFocus();
  await send.click();
  await expect.element(page.getByText('Schrijf op wat er volgens jou niet klopt.')).toBeVisible();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('Hoezo?');
  await expect
    .element(page.getByText('Schrijf op wat er volgens jou niet klopt.'))
    .not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('keeps the text when the session has ended, with a link to log in', async () => {
  const gone = { message: 'x', extensions: { status: 401, redenen: [], soort: 'refused' } };
  insurer({ errors: [gone] });
  await openForm();
  await box.fill('Dit bedrag klopt niet.');
  await send.click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Je bent niet meer ingelogd')).toBeVisible();
  const again = alert.getByRole('link', { name: 'Log in (opent een nieuw tabblad)' });
  await expect.element(again).toHaveAttribute('target', '_blank');
  await expect.element(box).toHaveValue('Dit bedrag klopt niet.');
  // After the login the question is sent from here.
  vi.restoreAllMocks();
  const asked = insurer(taken);
  await send.click();
  await expect.element(page.getByText('Je vraag is verstuurd.')).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ tekst: 'Dit bedrag klopt niet.' })]);
});

it('sends the chosen line, and clears the question once it was taken', async () => {
  const asked = insurer(taken);
  await openForm();
  await page.getByLabelText('Waar gaat je vraag over?').selectOptions('2');
  await box.fill('  Dit bedrag klopt niet.  ');
  const heard = hear();
  await send.click();
  await expect.element(page.getByText('Je vraag is verstuurd.')).toBeVisible();
  expect(heard()).toEqual([expect.stringContaining('Je vraag is verstuurd.')]);
  const question = { nummer: declaratie.nummer, regel: 2, tekst: 'Dit bedrag klopt niet.' };
  expect(asked).toEqual([{ sleutel: expect.any(String), ...question }]);
  await page.getByRole('button', { name: 'Stel een vraag' }).click();
  await expect.element(box).toHaveValue('');
});

it('keeps the text when sending fails', async () => {
  const asked = insurer({
    data: { stelVraag: null },
    errors: [{ message: 'x', path: ['stelVraag'], extensions: { status: 503 } }],
  });
  await openForm();
  await box.fill('Waarom?');
  await send.click();
  await expect.element(page.getByText('Je vraag is niet verstuurd.')).toBeVisible();
  await expect.element(box).toHaveValue('Waarom?');
  const question = { nummer: declaratie.nummer, regel: null, tekst: 'Waarom?' };
  expect(asked).toEqual([{ sleutel: expect.any(String), ...question }]);
});

it('counts the excess of a question that is too long', async () => {
  insurer(taken);
  await openForm();
  await box.fill('a'.repeat(fieldLimits.vraag + 3));
  await send.click();
  await expect
    .element(page.getByText('Je vraag is 3 tekens te lang. Maak hem korter.'))
    .toBeVisible();
});

it('gives every field its name on the wire', async () => {
  await openForm();
  await expect.element(box).toHaveAttribute('name', 'tekst');
  await expect
    .element(page.getByLabelText('Waar gaat je vraag over?'))
    .toHaveAttribute('name', 'regel');
});

it('restores a post that failed, and can send it from here', async () => {
  const asked = insurer(taken);
  const values = { [questionForm.regel]: '', [questionForm.tekst]: 'Waarom?' };
  mount(
    <AfterPost outcome={{ form: questionForm.name, values, problem: 'unavailable' }}>
      <SomethingWrong declaratie={{ ...declaratie, regels: lines }} />
    </AfterPost>,
  );
  await expect.element(box).toHaveValue('Waarom?');
  await expect.element(page.getByText('Je vraag is niet verstuurd.')).toBeVisible();
  await send.click();
  await expect.element(page.getByText('Je vraag is verstuurd.')).toBeVisible();
  await expect.element(page.getByText('Je vraag is niet verstuurd.')).not.toBeInTheDocument();
  const question = { nummer: declaratie.nummer, regel: null, tekst: 'Waarom?' };
  expect(asked).toEqual([{ sleutel: expect.any(String), ...question }]);
});

/** Returns false when the browser would ask. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before leaving with an unsent question', async () => {
  insurer(taken);
  await openForm();
  await expect.element(box).toHaveFocus();
  expect(closes()).toBe(true);
  await box.fill('Dit bedrag klopt niet.');
  await expect.poll(closes).toBe(false);
  await send.click();
  await expect.poll(closes).toBe(true);
});
