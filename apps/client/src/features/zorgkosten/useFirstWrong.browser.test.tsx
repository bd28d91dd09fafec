import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../api/mount.testing.tsx';
import { fieldId } from '../../forms/bindFields.ts';
import type { Rules } from '../../forms/rules.ts';
import { useFields } from '../../forms/useFields.ts';
import { useFirstWrong } from './useFirstWrong.ts';

interface Values {
  readonly name: string;
  readonly amount: string;
}

const wrong = (typed: string) => (typed === '' ? 'Fill it in' : undefined);
const rules: Rules<Values, undefined> = { name: wrong, amount: wrong };
const form = {
  empty: { name: '', amount: '' },
  rules,
  names: ['name', 'amount'],
  context: undefined,
} as const;

function Probe() {
  const fields = useFields<Values, undefined>(form, undefined);
  useFirstWrong(fields);
  return (
    <>
      {form.names.map((name) => (
        <label key={name}>
          {name}
          <input id={fieldId(name)} {...fields.control(name)} />
        </label>
      ))}
      <button type="button" onClick={() => fields.check()}>
        send
      </button>
    </>
  );
}

const field = (name: string) => page.getByLabelText(name);
const send = page.getByRole('button', { name: 'send' });

it('focuses the first wrong field at each check, and not otherwise', async () => {
  mount(<Probe />);
  await expect.element(field('name')).not.toHaveFocus();
  await send.click();
  await expect.element(field('name')).toHaveFocus();
  await userEvent.keyboard('Jan');
  await send.click();
  await expect.element(field('amount')).toHaveFocus();
  await send.click();
  await expect.element(field('amount')).toHaveFocus();
  await userEvent.keyboard('10');
  await send.click();
  await expect.element(send).toHaveFocus();
});
