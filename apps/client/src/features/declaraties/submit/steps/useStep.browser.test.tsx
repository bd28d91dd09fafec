import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Link, useLocation } from 'react-router';
import { mount } from '../../../../api/mount.testing.tsx';
import type { RuleContext } from '../fields/fields.ts';
import { type ClaimState, initialState } from '../state/claimState.ts';
import { useStep } from './useStep.ts';

const context: RuleContext = { today: '2026-11-21', language: 'nl' };
const nobody = initialState(undefined, undefined);
const forSanne = initialState('700000001', undefined);

function Probe({ claim }: { readonly claim: ClaimState }) {
  const { step, onward } = useStep(claim, context);
  const { search } = useLocation();
  return (
    <main>
      <h1 tabIndex={-1}>{step}</h1>
      <output>{search}</output>
      <button type="button" onClick={onward}>
        onward
      </button>
      <Link to="?stap=controleren">ahead</Link>
    </main>
  );
}

const heading = page.getByRole('heading');
const address = page.getByRole('status');

it('begins where there is something to say first', async () => {
  mount(<Probe claim={nobody} />);
  await expect.element(heading).toHaveTextContent('who');
});

it('goes to the next step by the address, and puts the focus on its heading', async () => {
  mount(<Probe claim={forSanne} />);
  await page.getByRole('button', { name: 'onward' }).click();
  await expect.element(heading).toHaveTextContent('nota');
  await expect.element(address).toHaveTextContent('?stap=nota');
  await expect.element(heading).toHaveFocus();
});

it('an address that runs ahead of what was filled in is put right', async () => {
  mount(<Probe claim={forSanne} />);
  await page.getByRole('link', { name: 'ahead' }).click();
  await expect.element(heading).toHaveTextContent('nota');
  await expect.element(address).toHaveTextContent('?stap=nota');
});
