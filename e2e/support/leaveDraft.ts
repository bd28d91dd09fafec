import { callPaths } from '@mijn/domain/paths';
import { expect, type BrowserContext } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { fetchGraphql, ownHeaders, ownRelatienummer } from './call.ts';
import { daysAgo } from './days.ts';
import type { FileEntry } from './notas.ts';

/** Uploads a file by request; returns its id. */
async function keepFile(context: BrowserContext, bestand: FileEntry): Promise<string> {
  const response = await context.request.post(addressOf('ZZ') + callPaths.validateFile, {
    headers: { ...ownHeaders, origin: addressOf('ZZ') },
    multipart: { bestand },
  });
  const { body }: { body: { bestandId: string } } = await response.json();
  return body.bestandId;
}

/**
 * Creates a draft for the logged-in person as from another device: a bill of lines of € 10 from Praktijk
 * Linde, with a photo. The journey has locked the person's draft (`notas` in `fixtures.ts`).
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
