import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../api/mount.testing.tsx';
import { useLaterSteps } from './useLaterSteps.ts';

function Probe() {
  const steps = useLaterSteps();
  return <output>{steps ? Object.keys(steps.steps).join(' ') : 'on their way'}</output>;
}

it('the later steps come by themselves while a person is at the first', async () => {
  mount(<Probe />);
  await expect.element(page.getByRole('status')).toHaveTextContent('who details check done');
});
