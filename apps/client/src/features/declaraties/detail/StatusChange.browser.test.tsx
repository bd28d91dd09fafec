import type { DeclaratieStatus } from '@mijn/domain/declaratie';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hear } from '../../../api/hear.testing.ts';
import { mount } from '../../../api/mount.testing.tsx';
import { StatusChange } from './DeclaratiePage.tsx';

function Declaratie({
  course,
}: {
  readonly course: readonly [DeclaratieStatus, ...DeclaratieStatus[]];
}) {
  const [at, setAt] = useState(0);
  return (
    <>
      <StatusChange status={course[at] ?? course[0]} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Kijk opnieuw
      </button>
    </>
  );
}

const look = page.getByRole('button', { name: 'Kijk opnieuw' });

it.each([
  ['nl', 'Je declaratie heeft een nieuwe status: Afgehandeld.'],
  ['en', 'Your claim has a new status: Assessed.'],
] as const)(
  'is announced once the state has changed, and not before: %s',
  async (language, sentence) => {
    mount(<Declaratie course={['IN_BEHANDELING', 'IN_BEHANDELING', 'AFGEHANDELD']} />, language);
    await expect.element(look).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('');
    const heard = hear();
    await look.click();
    expect(heard()).toEqual([]);
    await look.click();
    await expect.poll(heard).toEqual([sentence]);
  },
);
