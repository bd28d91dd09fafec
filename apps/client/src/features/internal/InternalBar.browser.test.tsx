import { expect, test } from 'vitest';
import { mount } from '../../api/mount.testing.tsx';
import { InternalBar } from './InternalBar.tsx';
import { type Refused, refusedEvent } from './ownWays.ts';

const file = { actor: 'medewerker-1', reden: 'Vraag over een nota' };

/** Returns the text of the bar after this refusal; dispatched again until the bar listens. */
const saidOf = (refused: Refused) => () => {
  document.dispatchEvent(new CustomEvent<Refused>(refusedEvent, { detail: refused }));
  return document.querySelector('output')?.textContent;
};

test('gives the reason of a refusal: changes are up to the person, or a file did not load', async () => {
  mount(<InternalBar file={file} name="Sanne de Vries" onClose={() => undefined} />);
  await expect.poll(saidOf('onlyThemselves')).toContain('Dit kan alleen de verzekerde zelf');
  await expect.poll(saidOf('noFile')).toContain('Dit bestand komt nu niet');
});
