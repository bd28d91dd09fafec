import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { taken, takeOver } from '../takeOver.testing.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

afterEach(() => document.body.replaceChildren());

it.each([
  ['stays in the field that is being mended', true],
  ['is read by who does nothing yet', false],
])(
  'handles focus after a form with errors was posted without script %s',
  async (_what, isMending) => {
    const root = takeOver(
      <>
        <ErrorSummary title="Wrong" errors={[{ fieldId: 'amount', text: 'Amount' }]} />
        <input id="amount" aria-label="amount" />
      </>,
    );
    if (isMending) root.querySelector('input')?.focus();
    await expect.poll(() => taken).toEqual(['page']);
    const place = isMending
      ? page.getByRole('textbox')
      : page.getByRole('region', { name: 'Wrong' });
    await expect.element(place).toHaveFocus();
  },
);
