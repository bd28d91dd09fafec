import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@mijn/domain/headers';
import { callPaths } from '@mijn/domain/paths';
import type { BrowserContext } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { ownHeaders, ownRelatienummer } from './call.ts';
import { daysAgo } from './days.ts';
import type { Notas } from './notas.ts';

/** Sends in a bill for the logged-in person by request, and returns its number. */
export async function sendClaim(context: BrowserContext, { photo }: Notas): Promise<string> {
  const response = await context.request.post(addressOf('ZZ') + callPaths.submit, {
    headers: {
      ...ownHeaders,
      origin: addressOf('ZZ'),
      [idempotencyHeader]: randomUUID(),
    },
    multipart: {
      declarant: await ownRelatienummer(context),
      zorgsoort: 'Huisarts',
      behandelDatum: daysAgo(3),
      bedrag: '45.00',
      naamZorgverlener: 'Huisarts aan zee',
      notaNummer: randomUUID().slice(0, 8),
      buitenland: 'false',
      opmerking: '',
      bestanden: photo,
    },
  });
  const sent: { body: { nummer?: string } } = await response.json();
  if (sent.body.nummer === undefined) throw new Error(`Not sent in: ${JSON.stringify(sent)}`);
  return sent.body.nummer;
}
