import { validationResponse } from '@mijn/contract/declaraties';
import sharp from 'sharp';
import { type Attachment, toFormData } from '../declaraties/submit.testing.ts';
import type { Doer } from './doer.testing.ts';

async function send({ world, copy, who }: Doer, attachment?: Attachment): Promise<string> {
  const form = toFormData({}, attachment && [attachment], 'bestand');
  const { json } = await world.ask(copy, 'validerenBestand', { as: who, form });
  const { data } = validationResponse.safeParse(json);
  return data?.body.bestandId ?? 'none';
}

const photo = sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#eee' } })
  .jpeg()
  .toBuffer();

/** A PDF of theirs that waits for a claim, sent for it: its id. */
export function waitingOf(doer: Doer): Promise<string> {
  return send(doer);
}

/** A photo of theirs, the same way. */
export async function photoOf(doer: Doer): Promise<string> {
  return send(doer, ['nota.jpg', await photo]);
}
