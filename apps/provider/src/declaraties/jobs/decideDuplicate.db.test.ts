import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import { expect, it } from 'vitest';
import { advanceDays } from '../../clock/advanceDays.testing.ts';
import { useTestProvider } from '../../testing/trialProvider.testing.ts';
import { fieldsFor, parseResponse, sendRequest, toFormData } from '../submit/submit.testing.ts';

const insurer = await useTestProvider({ jobsHeld: true });

async function seen(nummer: string) {
  const path = `/declaraties/${nummer}`;
  const [one] = (await insurer.read<DeclaratieResponse>(path, 'sanne')).declaraties;
  return one;
}

it('does not pay a duplicate while the first claim is held back', async () => {
  const fields = fieldsFor('Lotte', { zorgsoort: 'Tandarts' });
  const send = async (bevestigd: string[] = []) =>
    parseResponse(await sendRequest(insurer, 'sanne', toFormData({ ...fields, bevestigd })))
      .nummer ?? '';
  const first = await send();
  const hold = (until: string | null) =>
    insurer.sql(`UPDATE insurer.declaratie SET niet_voor = ${until === null ? 'NULL' : `'${until}'`}
      WHERE nummer = '${first}'`);
  await hold('2027-06-01');
  const second = await send(['dubbeleNota']);
  await insurer.jobs.runAll();
  await advanceDays(insurer, 4);
  await insurer.jobs.runAll();
  await insurer.jobs.runAll();
  expect(await seen(second)).toMatchObject({ status: 'IN_BEHANDELING', wachtOp: 'medewerker' });

  await hold(null);
  await insurer.jobs.runAll();
  await insurer.jobs.runAll();
  expect(await seen(first)).toMatchObject({ status: 'AFGEHANDELD', uitgekeerdBedrag: 45 });
  expect(await seen(second)).toMatchObject({ status: 'AFGEHANDELD', nietsWegens: 'nietVergoed' });
});
