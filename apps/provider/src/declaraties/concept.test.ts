import { restPaden } from '@mijn/contract/restPaden';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ProefProvider, startProefProvider } from '../testhulp/proefProvider.ts';
import { manieren, startZonder } from '../testhulp/zonderToegang.ts';
import { bewaar, bied, conceptVan, leesConcept, stuurBestand } from './concept.testhulp.ts';
import { formulier, leesAntwoord, stuurIn, veldenVoor } from './indienen.testhulp.ts';

const tempo = { opnemenNaMs: 600_000, beoordelenNaMs: 600_000 };
const velden = {
  bedrag: '45,0',
  behandelDatum: '18 nov',
  naamZorgverlener: 'Tandarts',
  buitenland: 'true',
} as const;
const weg = { method: 'DELETE' };
let insurer: ProefProvider;

const urenOver = async (bestandId: string): Promise<number | undefined> => {
  const [rij] = await insurer.sql<{ uren: number }>(
    `SELECT extract(epoch FROM verloopt_op - now())::float / 3600 AS uren
     FROM verzekeraar.bestand WHERE bestand_id = '${bestandId}'`,
  );
  return rij && Math.round(rij.uren);
};

describe('the draft of a claim', () => {
  beforeAll(async () => {
    insurer = await startProefProvider({ tempo });
  });
  afterAll(() => insurer.stop());
  afterEach(() => insurer.vraag(restPaden.concept, 'sanne', weg));

  it('is nothing until it is kept, and then as it was typed, right or wrong', async () => {
    expect(await conceptVan(insurer, 'sanne')).toBeNull();
    const gekregen = await bewaar(insurer, 'sanne', { velden });
    expect(gekregen).toMatchObject({ velden, bestanden: [] });
    const dagen = Temporal.Instant.from(gekregen.bijgewerktOp).until(gekregen.verlooptOp);
    expect(dagen.total('hours')).toBe(30 * 24);
    expect(await conceptVan(insurer, 'sanne')).toEqual(gekregen);
  });

  it('gets another version each time, and shows another tab what was kept first', async () => {
    const eerste = await bewaar(insurer, 'sanne', { velden });
    const tweede = await bewaar(insurer, 'sanne', {
      versie: eerste.versie,
      velden: { bedrag: '5' },
    });
    expect(tweede.versie).not.toBe(eerste.versie);
    const laat = await bied(insurer, 'sanne', { versie: eerste.versie, velden: { bedrag: '6' } });
    expect([laat.status, leesConcept(laat)]).toEqual([409, { status: 409, concept: tweede }]);
    const nieuw = await bied(insurer, 'sanne', { versie: null, velden: {} });
    expect([nieuw.status, leesConcept(nieuw).concept]).toEqual([409, tweede]);
    expect(await conceptVan(insurer, 'sanne')).toEqual(tweede);
  });

  it('that is offered once more, because the answer was lost, is no conflict', async () => {
    const eerste = await bewaar(insurer, 'sanne', { velden });
    expect(await bewaar(insurer, 'sanne', { velden })).toEqual(eerste);
  });

  it('of two tabs at once is kept once', async () => {
    const { versie } = await bewaar(insurer, 'sanne');
    const samen = await Promise.all(
      ['1', '2', '3', '4'].map((bedrag) => bied(insurer, 'sanne', { versie, velden: { bedrag } })),
    );
    expect(samen.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(samen.filter(({ status }) => status === 409)).toHaveLength(3);
    const nu = await conceptVan(insurer, 'sanne');
    expect(samen.map((antwoord) => leesConcept(antwoord).concept)).toEqual(samen.map(() => nu));
  });

  it('holds its files as long as it lives; one that is left out again a day', async () => {
    const [een, twee] = [
      await stuurBestand(insurer, 'sanne'),
      await stuurBestand(insurer, 'sanne', 'b.pdf'),
    ];
    expect(await urenOver(een)).toBe(24);
    const concept = await bewaar(insurer, 'sanne', { bestandIds: [twee, een] });
    expect(concept.bestanden.map(({ naam, soort }) => [naam, soort])).toEqual([
      ['b.pdf', 'pdf'],
      ['nota.pdf', 'pdf'],
    ]);
    expect([await urenOver(een), await urenOver(twee)]).toEqual([720, 720]);
    const { versie } = concept;
    await bewaar(insurer, 'sanne', { versie, bestandIds: [een] });
    expect([await urenOver(een), await urenOver(twee)]).toEqual([720, 24]);
  });

  it('leaves out a file that is not there, or somebody else’s, and lets that one go its own way', async () => {
    const vreemd = await stuurBestand(insurer, 'jan');
    const concept = await bewaar(insurer, 'sanne', { bestandIds: [vreemd, randomUUID()] });
    expect(concept.bestanden).toEqual([]);
    expect(await urenOver(vreemd)).toBe(24);
  });

  it('that is thrown away takes its files with it, and a tab that still has it is told', async () => {
    const bestandId = await stuurBestand(insurer, 'sanne');
    const { versie } = await bewaar(insurer, 'sanne', { bestandIds: [bestandId] });
    const antwoord = await insurer.vraag(restPaden.concept, 'sanne', weg);
    expect([antwoord.status, leesConcept(antwoord)]).toEqual([200, { status: 200, concept: null }]);
    expect((await insurer.vraag(restPaden.concept, 'sanne', weg)).status).toBe(200);
    // Or swept up already.
    expect(Math.abs((await urenOver(bestandId)) ?? 0)).toBe(0);
    const laat = await bied(insurer, 'sanne', { versie, velden });
    expect([laat.status, leesConcept(laat).concept]).toEqual([409, null]);
  });

  it('is gone once the claim is sent in, whose files then are the claim’s; not when it was refused', async () => {
    const [mee, niet] = [
      await stuurBestand(insurer, 'sanne'),
      await stuurBestand(insurer, 'sanne'),
    ];
    await bewaar(insurer, 'sanne', { bestandIds: [mee, niet] });
    const fout = formulier(veldenVoor('Sanne', { bedrag: '0', bestandIds: [mee] }), []);
    expect(leesAntwoord(await stuurIn(insurer, 'sanne', fout)).nummer).toBeUndefined();
    expect(await conceptVan(insurer, 'sanne')).not.toBeNull();
    const goed = formulier(veldenVoor('Sanne', { bestandIds: [mee] }), []);
    expect(leesAntwoord(await stuurIn(insurer, 'sanne', goed)).nummer).toBeDefined();
    expect(await conceptVan(insurer, 'sanne')).toBeNull();
    expect(await urenOver(niet)).toBe(24);
    const [rij] = await insurer.sql<{ nummer: string | null }>(
      `SELECT nummer FROM verzekeraar.bestand WHERE bestand_id = '${mee}'`,
    );
    expect(rij?.nummer).not.toBeNull();
  });

  it('is gone after 30 days, also before the sweep has come by', async () => {
    const { versie } = await bewaar(insurer, 'sanne', { velden });
    await insurer.sql(
      `UPDATE verzekeraar.declaratie_concept SET verloopt_op = now() - interval '1 second'`,
    );
    expect(await conceptVan(insurer, 'sanne')).toBeNull();
    expect((await bied(insurer, 'sanne', { versie, velden })).status).toBe(409);
    expect((await bewaar(insurer, 'sanne', { velden })).velden).toEqual(velden);
  });

  it.each([
    ['a field of its own', { versie: null, velden: { bsn: '1' } }],
    ['a text that is too long', { versie: null, velden: { opmerking: 'x'.repeat(1001) } }],
    ['what PostgreSQL cannot hold', { versie: null, velden: { opmerking: 'a\0b' } }],
    [
      'eleven files',
      { versie: null, velden: {}, bestandIds: Array.from({ length: 11 }, () => randomUUID()) },
    ],
    ['a file by another name', { versie: null, velden: {}, bestandIds: ['../x'] }],
    ['no version', { velden: {} }],
    ['a version that cannot be', { versie: 'x', velden: {} }],
    ['something else', { versie: null, velden: {}, meer: 1 }],
    ['nothing', null],
  ])('with %s is refused, and nothing is kept', async (_wat, inhoud) => {
    const antwoord = await bied(insurer, 'sanne', inhoud);
    expect([antwoord.status, antwoord.tekst]).toEqual([400, '{"status":400}']);
    expect(await conceptVan(insurer, 'sanne')).toBeNull();
  });

  it('of a megabyte is refused', async () => {
    const zwaar = { versie: null, velden: { opmerking: 'x'.repeat(1_000_000) } };
    expect((await bied(insurer, 'sanne', zwaar)).status).toBe(413);
  });

  it('is read by staff, logged, and changed by nobody but the person', async () => {
    await bewaar(insurer, 'sanne', { velden });
    const staf = { actor: 'medewerker-1', reden: 'vraag aan de telefoon' };
    expect(
      leesConcept(await insurer.vraag(restPaden.concept, 'sanne', staf)).concept,
    ).toMatchObject({ velden });
    expect((await bied(insurer, 'sanne', { versie: null, velden: {} }, staf)).status).toBe(403);
    expect((await insurer.vraag(restPaden.concept, 'sanne', { ...weg, ...staf })).status).toBe(403);
    const log = await insurer.sql<{ operatie: string; actor: string | null }>(
      `SELECT operatie, actor FROM verzekeraar.inzage WHERE operatie LIKE '%Concept' ORDER BY 1, 2`,
    );
    expect(log).toContainEqual({ operatie: 'getConcept', actor: 'medewerker-1' });
    expect(log).toContainEqual({ operatie: 'bewaarConcept', actor: null });
  });

  it('is not there without a token, nor for who is no client', async () => {
    expect((await insurer.vraag(restPaden.concept)).status).toBe(401);
    expect((await bied(insurer, undefined, { versie: null, velden })).status).toBe(401);
    expect((await insurer.vraag(restPaden.concept, '999999990')).status).toBe(404);
    expect((await bied(insurer, '999999990', { versie: null, velden })).status).toBe(404);
  });
});

it('is not there at an insurer with only the core, who sends claims in as ever', async () => {
  const kaal = await startProefProvider({ tempo, uitbreidingen: false });
  try {
    expect((await kaal.vraag(restPaden.concept, 'sanne')).status).toBe(404);
    expect((await bied(kaal, 'sanne', { versie: null, velden })).status).toBe(404);
    const bevestiging = restPaden.bevestiging.replace(':id', 'D2026-1');
    expect((await kaal.vraag(bevestiging, 'sanne')).status).toBe(404);
    const antwoord = await stuurIn(kaal, 'sanne', formulier(veldenVoor('Sanne')));
    expect(antwoord.status).toBe(200);
  } finally {
    await kaal.stop();
  }
});

describe.each(manieren)('the draft of somebody else, %s', (manier) => {
  beforeAll(async () => {
    insurer = await startZonder(manier, { tempo });
  });
  afterAll(() => insurer.stop());

  it('is not there, not even for the verzekeringsnemer, and is not touched', async () => {
    const bestandId = await stuurBestand(insurer, 'bram');
    const vanBram = await bewaar(insurer, 'bram', { velden, bestandIds: [bestandId] });
    for (const als of ['sanne', 'daan', 'jan']) {
      expect([als, await conceptVan(insurer, als)]).toEqual([als, null]);
      const gestolen = { versie: vanBram.versie, velden, bestandIds: [bestandId] };
      expect((await bied(insurer, als, gestolen)).status).toBe(409);
      expect((await bewaar(insurer, als, { bestandIds: [bestandId] })).bestanden).toEqual([]);
      await insurer.vraag(restPaden.concept, als, weg);
    }
    expect(await conceptVan(insurer, 'bram')).toEqual(vanBram);
    expect(await urenOver(bestandId)).toBe(720);
  });
});
