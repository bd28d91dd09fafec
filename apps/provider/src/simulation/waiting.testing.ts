import { validationResponse } from '@mijn/contract/declaraties';
import sharp from 'sharp';
import { type Attachment, toFormData } from '../declaraties/submit/submit.testing.ts';
import { type Doer, oneOf, people, relatienummerOf } from './doer.testing.ts';

async function send({ world, copy, who }: Doer, attachment?: Attachment): Promise<string> {
  const form = toFormData({}, attachment && [attachment], 'bestand');
  const { json } = await world.ask(copy, 'validerenBestand', { as: who, form });
  const { data } = validationResponse.safeParse(json);
  return data?.body.bestandId ?? 'none';
}

const photo = sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#eee' } })
  .jpeg()
  .toBuffer();

/** Uploads a PDF for a claim of the persona; returns its id. */
export function uploadTestFile(doer: Doer): Promise<string> {
  return send(doer);
}

/** Uploads a photo for a claim of the persona; returns its id. */
export async function photoOf(doer: Doer): Promise<string> {
  return send(doer, ['nota.jpg', await photo]);
}

/**
 * Returns a file of any claim with its sender, because few personas have one and every run must
 * reach this call.
 */
export async function sentFile(doer: Doer) {
  const found = await oneOf(
    doer,
    `SELECT concat_ws('/', indiener, nummer, bestand_id) AS one FROM insurer.bestand
     WHERE nummer IS NOT NULL ORDER BY 1`,
  );
  const [indiener, id = '', bestandId = ''] = found?.split('/') ?? [];
  const sender = people.find((who) => relatienummerOf(who) === indiener);
  return sender && { sender, params: { id, bestandId } };
}
