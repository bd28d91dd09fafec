import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lazy } from './lazy.tsx';
import { mount } from './mount.testing.tsx';

const late = lazy<{ onClick: () => void }>('src/late.tsx', () =>
  Promise.resolve(({ onClick }) => (
    <button type="button" onClick={onClick}>
      Met wat daar staat
    </button>
  )),
);

// Leaving a field draws its screen anew: between the two halves of the click on what came late.
function Screen() {
  const [left, setLeft] = useState(0);
  const [chosen, setChosen] = useState(false);
  return (
    <>
      <input aria-label="Wie gaf de zorg?" onBlur={() => setLeft(left + 1)} />
      <late.Component onClick={() => setChosen(true)} />
      <output>{chosen ? 'gekozen' : `${left} keer verlaten`}</output>
    </>
  );
}

test('what came late takes the first click, also of somebody who is still in a field', async () => {
  mount(<Screen />);
  const choice = page.getByRole('button', { name: 'Met wat daar staat' });
  await expect.element(choice).toBeVisible();
  await page.getByRole('textbox').click();
  await choice.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('gekozen');
});
