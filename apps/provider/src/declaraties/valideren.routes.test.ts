import {
  type DeclaratieAntwoord,
  validerenAntwoord,
  type ValiderenAntwoord,
} from '@mijn/contract/declaraties';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { telefoonfoto } from '../bestanden/testhulp/beeld.ts';
import { maakPdf } from '../bestanden/testhulp/pdf.ts';
import {
  type Antwoord,
  type ProefProvider,
  startProefProvider,
} from '../testhulp/proefProvider.ts';
import {
  type Bijlage,
  codes,
  formulier,
  leesAntwoord,
  stuurIn,
  veldenVoor,
} from './indienen.testhulp.ts';

const traag = { opnemenNaMs: 600_000, beoordelenNaMs: 600_000 };
let insurer: ProefProvider;
beforeAll(async () => {
  insurer = await startProefProvider({ tempo: traag });
});
afterAll(() => insurer.stop());

function valideer(als: string, bijlage: Bijlage, bij = insurer) {
  const body = formulier({}, [bijlage], 'bestand');
  return bij.vraag('/declaraties/valideren/bestand', als, { method: 'POST', body });
}

function leesKeuring({ tekst }: Antwoord): ValiderenAntwoord {
  return validerenAntwoord.parse(JSON.parse(tekst));
}

async function bestandId(als: string, bijlage: Bijlage = ['nota.pdf', maakPdf()]): Promise<string> {
  const { body } = leesKeuring(await valideer(als, bijlage));
  if (!body.bestandId) throw new Error('no id');
  return body.bestandId;
}

function dienIn(als: string, voor: string, bestandIds: readonly string[]) {
  return stuurIn(insurer, als, formulier(veldenVoor(voor, { bestandIds }), []));
}

describe('checking a file as soon as it is picked', () => {
  it('tells what was found and keeps what is in order', async () => {
    const antwoord = await valideer('sanne', ['IMG 1.JPG', await telefoonfoto()]);
    const { status, body } = leesKeuring(antwoord);
    expect(status).toBe(200);
    expect(body.filename).toBe('IMG 1.JPG');
    expect(body.messages).toMatchObject([{ code: 'locatieVerwijderd', level: 'info' }]);
    expect(body.bestandId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('stops a file that is not right, and keeps nothing of it', async () => {
    const antwoord = await valideer('sanne', ['nota.pdf', Buffer.from('<html>nota</html>')]);
    const { body } = leesKeuring(antwoord);
    expect(body.messages).toMatchObject([{ code: 'soortNietToegestaan', level: 'error' }]);
    expect(body.messages[0]?.message).toContain('webpagina');
    expect(body).not.toHaveProperty('bestandId');
  });

  it('takes one file, in its own field', async () => {
    const pad = '/declaraties/valideren/bestand';
    const pdf: Bijlage = ['nota.pdf', maakPdf()];
    for (const body of [
      formulier({}, [pdf, pdf], 'bestand'),
      formulier({}, [], 'bestand'),
      formulier({}, [pdf], 'bestanden'),
      formulier({ declarant: '1' }, [pdf], 'bestand'),
    ]) {
      expect((await insurer.vraag(pad, 'sanne', { method: 'POST', body })).status).toBe(400);
    }
  });
});

describe('a file that was checked before', () => {
  it('goes along with the claim by its id, in the order that was chosen', async () => {
    const eerste = await bestandId('sanne', ['een.pdf', maakPdf()]);
    const tweede = await bestandId('sanne', ['twee.pdf', maakPdf({ paginas: 2 })]);
    const form = formulier(veldenVoor('Sanne', { bestandIds: [tweede, eerste] }), [
      ['drie.pdf', maakPdf({ paginas: 3 })],
    ]);
    const { nummer } = leesAntwoord(await stuurIn(insurer, 'sanne', form));
    const detail = await insurer.lees<DeclaratieAntwoord>(`/declaraties/${nummer}`, 'sanne');
    expect(detail.declaraties[0]?.bestanden?.map(({ naam }) => naam)).toEqual([
      'twee.pdf',
      'een.pdf',
      'drie.pdf',
    ]);
  });

  it('of somebody else does not exist, to the byte, and neither does one that was used', async () => {
    const vanJan = await bestandId('jan');
    const gebruikt = await bestandId('sanne');
    await dienIn('sanne', 'Sanne', [gebruikt]);
    const verlopen = await bestandId('sanne');
    await insurer.sql(
      `UPDATE verzekeraar.bestand SET verloopt_op = now() - interval '1 second' WHERE bestand_id = '${verlopen}'`,
    );
    const ids = [vanJan, gebruikt, verlopen, randomUUID(), 'geen-id'];
    const antwoorden = [];
    for (const id of ids) antwoorden.push(await dienIn('sanne', 'Sanne', [id]));
    for (const antwoord of antwoorden) {
      expect(codes(antwoord)).toEqual(['bestandOnbekend']);
      expect(antwoord).toEqual(antwoorden[0]);
    }
    expect(leesAntwoord(await dienIn('jan', 'Jan', [vanJan])).nummer).toBeDefined();
  });
});

describe('an insurer with the core only', () => {
  it('gives no number and no file id, and takes neither', async () => {
    const kern = await startProefProvider({ tempo: traag, uitbreidingen: false });
    try {
      const gekeurd = await valideer('sanne', ['nota.pdf', maakPdf()], kern);
      expect(JSON.parse(gekeurd.tekst)).toEqual({
        status: 200,
        body: { filename: 'nota.pdf', messages: [] },
      });
      const velden = veldenVoor('Sanne');
      const { fileValidationMessages, ...body } = leesAntwoord(
        await stuurIn(kern, 'sanne', formulier(velden)),
      );
      expect(fileValidationMessages).toHaveLength(1);
      expect(body).toEqual({ validationMessages: { messages: [] } });
      const metIds = formulier({ ...velden, bestandIds: [randomUUID()] });
      expect((await stuurIn(kern, 'sanne', metIds)).status).toBe(400);
    } finally {
      await kern.stop();
    }
  });
});
