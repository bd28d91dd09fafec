import { callPaths } from '@mijn/domain/paths';
import { expect, type BrowserContext } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { fetchGraphql, ownHeaders, ownRelatienummer } from './call.ts';
import { daysAgo } from './days.ts';
import type { FileEntry } from './notas.ts';

/** Has the insurer keep a file, past the screen; tells its id. */
async function keepFile(context: BrowserContext, bestand: FileEntry): Promise<string> {
  const response = await context.request.post(addressOf('ZZ') + callPaths.validateFile, {
    headers: { ...ownHeaders, origin: addressOf('ZZ') },
    multipart: { bestand },
  });
  const { body }: { body: { bestandId: string } } = await response.json();
  return body.bestandId;
}

/**
 * A draft as another device left it, for whoever is logged in: a bill of so many lines of € 10 of Praktijk Linde, and
 * its photo. The journey has their draft to itself (`notas` in `trip.ts`).
 */
export async function leaveDraft(
  context: BrowserContext,
  photo: FileEntry,
  count: number,
): Promise<void> {
  const line = { behandelDatum: daysAgo(9), zorgsoort: 'Fysiotherapie', bedrag: '10,00' };
  const fields = {
    declarant: await ownRelatienummer(context),
    zorgsoort: '',
    behandelDatum: '',
    bedrag: `${count * 10},00`,
    naamZorgverlener: 'Praktijk Linde',
    notaNummer: photo.name,
    opmerking: '',
    buitenland: 'false',
    regels: JSON.stringify(Array.from({ length: count }, () => line)),
  };
  const query = `mutation ($velden: ConceptVeldenInvoer!, $bestandIds: [String!]!) {
    bewaarConcept(velden: $velden, bestandIds: $bestandIds) { bewaard }
  }`;
  const bestandIds = [await keepFile(context, photo)];
  const saved = await fetchGraphql(context, {
    body: { query, variables: { velden: fields, bestandIds } },
  });
  expect(await saved.json()).toMatchObject({ data: { bewaarConcept: { bewaard: true } } });
}
