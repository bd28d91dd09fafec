import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maakPdf } from '../bestanden/testhulp/pdf.ts';
import { nummerVan, type ProefProvider, startProefProvider } from '../testhulp/proefProvider.ts';
import { codes, formulier, leesAntwoord, stuurIn, veldenVoor } from './indienen.testhulp.ts';

let insurer: ProefProvider;
// So slow that no job interferes with what is looked at here.
beforeAll(async () => {
  insurer = await startProefProvider({ tempo: { opnemenNaMs: 600_000, beoordelenNaMs: 600_000 } });
});
afterAll(() => insurer.stop());

async function aantalDeclaraties(): Promise<number> {
  const [rij] = await insurer.sql<{ n: string }>(
    'SELECT count(*) AS n FROM verzekeraar.declaratie',
  );
  return Number(rij?.n);
}

describe('sending in a claim', () => {
  it('stores claim, file and job, and gives its number', async () => {
    const antwoord = await stuurIn(insurer, 'sanne', formulier(veldenVoor('Sanne')));
    const { nummer, fileValidationMessages } = leesAntwoord(antwoord);
    expect(fileValidationMessages).toEqual([{ filename: 'nota.pdf', messages: [] }]);
    const [rij] = await insurer.sql(
      `SELECT d.status, d.bedrag, b.soort, b.naam, j.name AS taak FROM verzekeraar.declaratie d
       JOIN verzekeraar.bestand b USING (nummer) JOIN taken.job j ON j.singleton_key = d.nummer
       WHERE d.nummer = '${nummer}'`,
    );
    expect(rij).toEqual({
      status: 'INGEDIEND',
      bedrag: 4500,
      soort: 'pdf',
      naam: 'nota.pdf',
      taak: 'opnemen',
    });
  });

  it.each([
    ['declarant', undefined, 'required'],
    ['zorgsoort', '', 'required'],
    ['zorgsoort', 'Waarzeggerij', 'unknown'],
    ['behandelDatum', 'gisteren', 'invalidFormat'],
    ['behandelDatum', '2026-02-30', 'invalidFormat'],
    ['behandelDatum', '2026-11-22', 'inToekomst'],
    ['behandelDatum', '2023-11-20', 'teOud'],
    ['bedrag', '12,50', 'invalidFormat'],
    ['bedrag', '-1', 'invalidFormat'],
    ['bedrag', '0.00', 'bedragNul'],
    ['naamZorgverlener', '   ', 'required'],
    ['naamZorgverlener', 'x'.repeat(101), 'tooLong'],
    ['opmerking', 'x'.repeat(1001), 'tooLong'],
    ['buitenland', 'misschien', 'invalidFormat'],
  ])('says at the field what is wrong: %s %j is %s', async (veld, waarde, code) => {
    const voor = await aantalDeclaraties();
    const form = formulier(veldenVoor('Sanne', { [veld]: waarde }));
    const { validationMessages, nummer } = leesAntwoord(await stuurIn(insurer, 'sanne', form));
    expect(nummer).toBeUndefined();
    expect(validationMessages.messages).toMatchObject([{ code, veld, level: 'error' }]);
    expect(await aantalDeclaraties()).toBe(voor);
  });

  it('asks for a file, and for at most ten', async () => {
    const velden = veldenVoor('Sanne');
    expect(codes(await stuurIn(insurer, 'sanne', formulier(velden, [])))).toEqual(['geenBestand']);
    const elf = Array.from({ length: 11 }, (_, i) => [`${i}.pdf`, maakPdf()] as const);
    const antwoord = await stuurIn(insurer, 'sanne', formulier(velden, elf));
    expect(codes(antwoord)).toEqual(['teVeelBestanden']);
  });

  it('tells of each file what is wrong with it, and stores nothing', async () => {
    const slecht = maakPdf({ objecten: ['<< /S /Launch >>'] });
    const groot = Buffer.alloc(11 * 1024 * 1024, 'x');
    const form = formulier(veldenVoor('Sanne'), [
      ['../../goed.pdf', maakPdf()],
      ['slecht.pdf', slecht],
      ['leeg.pdf', Buffer.alloc(0)],
      ['groot.pdf', groot],
      ['anders.jpg', maakPdf()],
    ]);
    const body = leesAntwoord(await stuurIn(insurer, 'sanne', form));
    expect(body.nummer).toBeUndefined();
    expect(
      body.fileValidationMessages.map(({ filename, messages }) => [
        filename,
        ...messages.map(({ code }) => code),
      ]),
    ).toEqual([
      ['goed.pdf'],
      ['slecht.pdf', 'actieveInhoud'],
      ['leeg.pdf', 'leeg'],
      ['groot.pdf', 'teGroot'],
      ['anders.jpg', 'andereSoort'],
    ]);
  });

  it('refuses what the contract does not know, in the contract’s form', async () => {
    const vreemd = formulier(veldenVoor('Sanne', { iban: 'NL14ZILV0100200301' }));
    const dubbel = formulier(veldenVoor('Sanne', { bedrag: ['1.00', '2.00'] }));
    const anderVeld = formulier(veldenVoor('Sanne'), [['nota.pdf', maakPdf()]], 'nota');
    for (const form of [vreemd, dubbel, anderVeld]) {
      const { status, tekst } = await stuurIn(insurer, 'sanne', form);
      expect([status, tekst]).toEqual([400, '{"status":400}']);
    }
    expect((await stuurIn(insurer, 'sanne', formulier(veldenVoor('Sanne')), 'kort')).status).toBe(
      400,
    );
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    const sleutel = { ...json.headers, 'idempotency-key': randomUUID() };
    const { status } = await insurer.vraag('/declaraties/indienen', 'sanne', {
      ...json,
      headers: sleutel,
    });
    expect(status).toBe(415);
  });

  it('stops reading at 40 MB', async () => {
    const negen = Buffer.alloc(9 * 1024 * 1024, 'x');
    const form = formulier(
      veldenVoor('Sanne'),
      [1, 2, 3, 4, 5].map((i) => [`${i}.pdf`, negen]),
    );
    const antwoord = await stuurIn(insurer, 'sanne', form).catch(() => ({ status: 413 }));
    expect(antwoord.status).toBe(413);
  });
});

describe('for whom', () => {
  it.each([
    ['sanne', 'Lotte'],
    ['sanne', 'Daan'],
    ['daan', 'Daan'],
    ['bram', 'Bram'],
  ])('%s may claim for %s', async (als, voor) => {
    const antwoord = await stuurIn(insurer, als, formulier(veldenVoor(voor)));
    expect(leesAntwoord(antwoord).nummer).toMatch(/^D2026-\d{8}$/);
  });

  it('answers for a stranger exactly as for somebody who does not exist', async () => {
    const voor = await aantalDeclaraties();
    const antwoorden = [];
    for (const [als, declarant] of [
      ['sanne', nummerVan('Jan')],
      ['daan', nummerVan('Sanne')],
      ['bram', nummerVan('Lotte')],
      ['sanne', '123456789'],
      ['sanne', 'D’Artagnan'],
    ] as const) {
      antwoorden.push(await stuurIn(insurer, als, formulier(veldenVoor('Sanne', { declarant }))));
    }
    for (const antwoord of antwoorden) expect(antwoord).toEqual(antwoorden[0]);
    expect(antwoorden[0]).toMatchObject({ status: 404, tekst: '{"status":404}' });
    expect(await aantalDeclaraties()).toBe(voor);
  });

  it('takes nothing without a caller', async () => {
    const body = formulier(veldenVoor('Sanne'));
    const headers = { 'idempotency-key': randomUUID() };
    const antwoord = await insurer.vraag('/declaraties/indienen', undefined, {
      method: 'POST',
      body,
      headers,
    });
    expect(antwoord.status).toBe(401);
  });
});

describe('warnings', () => {
  it('asks to confirm the same nota twice, and takes it when confirmed', async () => {
    const velden = veldenVoor('Sanne');
    await stuurIn(insurer, 'sanne', formulier(velden));
    const weer = await stuurIn(insurer, 'sanne', formulier(velden));
    expect(codes(weer)).toEqual(['dubbeleNota']);
    expect(leesAntwoord(weer).nummer).toBeUndefined();
    const bevestigd = formulier({ ...velden, bevestigd: ['dubbeleNota'] });
    expect(leesAntwoord(await stuurIn(insurer, 'sanne', bevestigd)).nummer).toBeDefined();
  });

  it('sees the same nota twice also when both are sent at once', async () => {
    const velden = veldenVoor('Sanne');
    const samen = await Promise.all(
      [1, 2, 3].map(() => stuurIn(insurer, 'sanne', formulier(velden))),
    );
    expect(samen.filter((antwoord) => leesAntwoord(antwoord).nummer)).toHaveLength(1);
  });

  it('warns when the person was not insured on that day', async () => {
    const form = formulier(veldenVoor('Mila', { behandelDatum: '2026-09-01' }));
    expect(codes(await stuurIn(insurer, 'mila', form))).toEqual(['nietVerzekerd']);
  });
});

describe('sending the same thing again', () => {
  it('gives the same answer, to the byte, and one claim', async () => {
    const [sleutel, velden] = [randomUUID(), veldenVoor('Sanne')];
    const eerste = await stuurIn(insurer, 'sanne', formulier(velden), sleutel);
    const voor = await aantalDeclaraties();
    const weer = await stuurIn(insurer, 'sanne', formulier(velden), sleutel);
    expect([weer.status, weer.tekst]).toEqual([200, eerste.tekst]);
    expect(await aantalDeclaraties()).toBe(voor);
  });

  it('refuses the key for another body, be it another file', async () => {
    const [sleutel, velden] = [randomUUID(), veldenVoor('Sanne')];
    await stuurIn(insurer, 'sanne', formulier(velden), sleutel);
    const anderBedrag = formulier({ ...velden, bedrag: '46.00' });
    const anderBestand = formulier(velden, [['nota.pdf', maakPdf({ paginas: 2 })]]);
    for (const form of [anderBedrag, anderBestand]) {
      const { status, tekst } = await stuurIn(insurer, 'sanne', form, sleutel);
      expect([status, tekst]).toEqual([409, '{"status":409}']);
    }
  });

  it('leaves another person’s key alone', async () => {
    const sleutel = randomUUID();
    await stuurIn(insurer, 'sanne', formulier(veldenVoor('Sanne')), sleutel);
    const antwoord = await stuurIn(insurer, 'jan', formulier(veldenVoor('Jan')), sleutel);
    expect(leesAntwoord(antwoord).nummer).toBeDefined();
  });

  it('makes one claim of twenty requests at once', async () => {
    const [sleutel, velden] = [randomUUID(), veldenVoor('Sanne')];
    const voor = await aantalDeclaraties();
    const samen = await Promise.all(
      Array.from({ length: 20 }, () => stuurIn(insurer, 'sanne', formulier(velden), sleutel)),
    );
    const gelukt = samen.filter(({ status }) => status === 200);
    expect(samen.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(gelukt.length).toBeGreaterThan(0);
    expect(new Set(gelukt.map(({ tekst }) => tekst)).size).toBe(1);
    expect(await aantalDeclaraties()).toBe(voor + 1);
  });

  it('can be mended under the same key as long as nothing was stored', async () => {
    const [sleutel, velden] = [randomUUID(), veldenVoor('Sanne')];
    await stuurIn(insurer, 'sanne', formulier({ ...velden, bedrag: '0' }), sleutel);
    const antwoord = await stuurIn(insurer, 'sanne', formulier(velden), sleutel);
    expect(leesAntwoord(antwoord).nummer).toBeDefined();
  });
});
