import { expect, test } from 'vitest';
import { mount } from '../../api/mount.testing.tsx';
import { InternalBar } from './InternalBar.tsx';
import { type Refused, refusedEvent } from './ownWays.ts';

const file = { actor: 'medewerker-1', reden: 'Vraag over een nota' };

/** What the bar says once this is not done; told again until it hears. */
const saidOf = (refused: Refused) => () => {
  document.dispatchEvent(new CustomEvent<Refused>(refusedEvent, { detail: refused }));
  return document.querySelector('output')?.textContent;
};

test('what is not done is told with its reason: a change is the person’s own, a file did not come', async () => {
  mount(<InternalBar file={file} name="Sanne de Vries" onClose={() => undefined} />);
  await expect.poll(saidOf('onlyThemselves')).toContain('Dit kan alleen de verzekerde zelf');
  await expect.poll(saidOf('noFile')).toContain('Dit bestand komt nu niet');
});
