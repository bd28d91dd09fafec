import type { DeclaratieAntwoord } from '@mijn/contract/declaraties';
import type { DeclaratieReactie } from '@mijn/contract/uitbreidingen';
import { waitFor } from '@mijn/dev-env/waitFor';
import type { Antwoord, ProefProvider, TokenAnders } from '../testhulp/proefProvider.ts';

/** Sends a reaction as it stands, also when it is wrong. */
export function reageer(
  insurer: Pick<ProefProvider, 'vraag'>,
  als: string | undefined,
  nummer: string,
  inhoud: unknown = { tekst: 'Klopt dit niet?' },
  anders: TokenAnders = {},
): Promise<Antwoord> {
  return insurer.vraag(`/uitbreidingen/declaraties/${nummer}/reacties`, als, {
    ...anders,
    method: 'POST',
    body: JSON.stringify(inhoud),
    headers: { 'content-type': 'application/json' },
  });
}

/** The reactions at a claim as its viewer sees them. */
export async function reactiesBij(
  insurer: ProefProvider,
  als: string,
  nummer: string,
): Promise<DeclaratieReactie[]> {
  const pad = `/declaraties/${nummer}`;
  const [declaratie] = (await insurer.lees<DeclaratieAntwoord>(pad, als)).declaraties;
  if (!declaratie?.reacties) throw new Error('no reactions');
  return declaratie.reacties;
}

/** Waits until the only reaction at a claim has its answer. */
export function wachtOpAntwoord(
  insurer: ProefProvider,
  als: string,
  nummer: string,
): Promise<DeclaratieReactie> {
  return waitFor(`an answer about ${nummer}`, async () => {
    const [reactie] = await reactiesBij(insurer, als, nummer);
    return reactie?.antwoord ? reactie : false;
  });
}
