import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PostOutcome } from '../api/createAction.ts';
import { mount } from '../api/mount.testing.tsx';
import { fieldId } from './bindFields.ts';
import { useFields } from './useFields.ts';

const wrong = 'Vul een bedrag in.';
const form = {
  empty: { zorgsoort: 'Huisarts', bedrag: '' },
  rules: { bedrag: (typed: string) => (typed === '' ? wrong : undefined) },
  names: ['bedrag'],
  context: undefined,
} as const;

function Screen({ posted }: { readonly posted?: PostOutcome }) {
  const fields = useFields<{ zorgsoort: string; bedrag: string }, undefined>(form, posted);
  return (
    <>
      <input id={fieldId('zorgsoort')} aria-label="Zorg" {...fields.control('zorgsoort')} />
      <input id={fieldId('bedrag')} aria-label="Bedrag" {...fields.control('bedrag')} />
      <output>{fields.error('bedrag') ?? 'goed'}</output>
      <button type="button" onClick={fields.check}>
        Reken uit
      </button>
      <button type="button" onClick={fields.empty}>
        Verstuurd
      </button>
    </>
  );
}

const care = page.getByLabelText('Zorg');
const amount = page.getByLabelText('Bedrag');
const said = page.getByRole('status');

test('starts empty, shows an error when it is checked, and removes it on a change', async () => {
  mount(<Screen />);
  await expect.element(care).toHaveValue('Huisarts');
  await expect.element(said).toHaveTextContent('goed');
  await userEvent.click(page.getByRole('button', { name: 'Reken uit' }));
  await expect.element(said).toHaveTextContent(wrong);
  await userEvent.fill(amount, '12');
  await expect.element(said).toHaveTextContent('goed');
});

test('restores the values and errors of a form that was posted without script', async () => {
  const values = { zorgsoort: 'Tandarts', form: 'plan' };
  mount(
    <Screen posted={{ form: 'plan', values, lists: {}, errors: { bedrag: wrong, elders: 'x' } }} />,
  );
  await expect.element(care).toHaveValue('Tandarts');
  await expect.element(amount).toHaveValue('');
  await expect.element(said).toHaveTextContent(wrong);
});

test('does not restore posted values once they were taken', async () => {
  const values = { bedrag: '12', form: 'plan' };
  mount(<Screen posted={{ form: 'plan', values, lists: {}, errors: { bedrag: wrong } }} />);
  await expect.element(amount).toHaveValue('12');
  await userEvent.click(page.getByRole('button', { name: 'Verstuurd' }));
  await expect.element(amount).toHaveValue('');
  await expect.element(said).toHaveTextContent('goed');
});
