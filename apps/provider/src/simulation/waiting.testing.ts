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

/** A PDF of theirs that waits for a claim, sent for it: its id. */
export function waitingOf(doer: Doer): Promise<string> {
  return send(doer);
}

/** A photo of theirs, the same way. */
export async function photoOf(doer: Doer): Promise<string> {
  return send(doer, ['nota.jpg', await photo]);
}

/** A file of a claim with who sent it in, whoever's turn it is: few have sent one, and a run has to come to it. */
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
