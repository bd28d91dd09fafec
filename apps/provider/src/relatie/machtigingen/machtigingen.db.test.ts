import type { BerichtenResponse } from '@mijn/contract/berichten';
import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import type { MachtigingenResponse } from '@mijn/contract/machtiging';
import type { RelatieResponse } from '@mijn/contract/relatie';
import type { Inzage } from '@mijn/contract/relatieLog';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  usePool,
  numberOf,
  useTestProvider,
  createToken,
} from '../../testing/trialProvider.testing.ts';
import { inAccess } from '../../access/inAccess.ts';

const provider = await useTestProvider({ jobsHeld: true });
const pool = usePool(provider, 'app', 1);
const path = '/uitbreidingen/machtigingen';
const database = { pool, readPool: pool, now: () => Temporal.Now.instant() };
const [sanne, daan, bram] = ['Sanne', 'Daan', 'Bram'].map(numberOf);
const clean = () =>
  provider.sql(`SET session_replication_role = replica; DELETE FROM insurer.machtiging;
    DELETE FROM insurer.bericht; DELETE FROM insurer.mail; UPDATE insurer.verzekering SET geldig_tot = NULL
      WHERE relatienummer = '${daan}';
    UPDATE insurer.clock SET days_ahead = 0; SET session_replication_role = origin`);
beforeEach(clean);

const list = (as: string) => provider.read<MachtigingenResponse>(path, as);
const send = (as: string, body: object) =>
  provider.request(path, as, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const end = (as: string, id: string) => provider.request(`${path}/${id}`, as, { method: 'DELETE' });
const usual = { bereik: ['zorg', 'facturen'], totEnMet: '2027-11-21' };
const candidateOf = async (as: string) => (await list(as)).kandidaten[0]?.kandidaat ?? '';

/** Lets Daan act for Sanne; returns the id. */
async function give(bereik: readonly string[] = usual.bereik): Promise<string> {
  const kandidaat = await candidateOf('sanne');
  expect((await send('sanne', { ...usual, kandidaat, bereik })).status).toBe(200);
  return (await list('sanne')).gegeven[0]?.machtigingId ?? '';
}

const acting = (machtiging: string) => ({ actsFor: { machtiging } });
const byDigid = (bereik: readonly string[]) => ({
  actsFor: { vertegenwoordigde: bsnOf('sanne'), bereik },
});
const messages = async (as: string) =>
  (await provider.read<BerichtenResponse>('/uitbreidingen/berichten', as)).berichten
    .filter(({ soort }) => soort.startsWith('machtiging'))
    .map(({ soort, machtiging }) => [soort, machtiging]);

describe('a permission', () => {
  it('is listed at both persons, and told to both', async () => {
    await give();
    const [given, got] = [await list('sanne'), await list('daan')];
    expect(given.gegeven).toMatchObject([
      { naam: 'Daan de Vries', bereik: ['zorg', 'facturen'], totEnMet: '2027-11-21', via: 'app' },
    ]);
    expect([given.gekregen, got.gegeven]).toEqual([[], []]);
    expect(got.gekregen).toMatchObject([{ naam: 'Sanne de Vries', sinds: '2026-11-21' }]);
    expect(await messages('sanne')).toEqual([
      ['machtigingGegeven', { naam: 'Daan de Vries', gegeven: true }],
    ]);
    expect(await messages('daan')).toEqual([
      ['machtigingGegeven', { naam: 'Sanne de Vries', gegeven: false }],
    ]);
    expect(await provider.sql('SELECT relatienummer, kind, velden FROM insurer.mail')).toEqual([
      { relatienummer: sanne, kind: 'wijziging', velden: ['machtiging'] },
    ]);
  });

  it('is the same when it is given twice, and another one takes its place', async () => {
    const first = await give();
    expect(await give()).toBe(first);
    const second = await give(['zorg']);
    expect(second).not.toBe(first);
    expect((await list('sanne')).gegeven).toHaveLength(1);
    const old = await provider.request('/relatie', 'daan', acting(first));
    expect(old.status).toBe(401);
  });

  it.each([
    ['a relatienummer', { kandidaat: daan }, 404],
    ['a malformed candidate', { kandidaat: "' OR true" }, 404],
    ['no candidate', { kandidaat: '' }, 400],
    ['a day that is over', { totEnMet: '2026-11-20' }, 400],
    ['more than a year', { totEnMet: '2027-11-22' }, 400],
    ['no scope', { bereik: [] }, 400],
    ['an unknown scope', { bereik: ['alles'] }, 400],
  ])('is refused for %s', async (_what, other, status) => {
    const kandidaat = await candidateOf('sanne');
    expect((await send('sanne', { ...usual, kandidaat, ...other })).status).toBe(status);
    expect((await list('sanne')).gegeven).toEqual([]);
  });

  it('is not given by a minor, who gets no names to choose from', async () => {
    expect((await list('bram')).kandidaten).toEqual([]);
    const kandidaat = await candidateOf('daan');
    expect((await send('bram', { ...usual, kandidaat })).status).toBe(404);
  });

  it.each(['Jan', 'Bram', 'Sanne'])('is not given to %s by the database either', async (name) => {
    const caller = { bsn: bsnOf('sanne'), niveau: 25 } as const;
    const text = `SELECT insurer.give_machtiging($1, ARRAY['zorg'], '2026-12-01') AS given`;
    const rows = await inAccess(database, caller, (_access, { query }) =>
      query({ name: 'give', text }, [numberOf(name)]),
    );
    expect(rows).toEqual([{ given: false }]);
  });

  it('does not take the candidate of another person', async () => {
    const kandidaat = await candidateOf('daan');
    expect((await send('sanne', { ...usual, kandidaat })).status).toBe(404);
  });

  it('offers to a co-insured adult the verzekeringsnemer only', async () => {
    expect((await list('daan')).kandidaten).toMatchObject([{ naam: 'Sanne de Vries' }]);
    expect((await list('sanne')).kandidaten).toMatchObject([{ naam: 'Daan de Vries' }]);
    expect((await list('jan')).kandidaten).toEqual([]);
  });

  it.each(['sanne', 'daan'])('ends at once when %s ends it, which is told once', async (who) => {
    const id = await give();
    expect((await provider.request('/declaraties', 'daan', acting(id))).status).toBe(200);
    expect((await end(who, id)).status).toBe(200);
    expect((await end(who, id)).status).toBe(200);
    expect((await provider.request('/declaraties', 'daan', acting(id))).status).toBe(401);
    expect((await list('sanne')).gegeven).toEqual([]);
    for (const person of ['sanne', 'daan'])
      expect((await messages(person)).map(([soort]) => soort)).toEqual([
        'machtigingIngetrokken',
        'machtigingGegeven',
      ]);
  });

  it.each(['jan', 'bram', 'mila'])('is not ended by %s', async (who) => {
    const id = await give();
    expect((await end(who, id)).status).toBe(404);
    expect((await list('sanne')).gegeven).toHaveLength(1);
  });

  it.each([
    ['its last day is over', 'UPDATE insurer.clock SET days_ahead = 366'],
    [
      'the representative left the policy',
      `UPDATE insurer.verzekering SET geldig_tot = '2026-11-21'
      WHERE relatienummer = '${daan}'`,
    ],
  ])('ends at once when %s', async (_what, change) => {
    const id = await give();
    await provider.sql(change);
    expect((await provider.request('/relatie', 'daan', acting(id))).status).toBe(401);
    expect((await list('sanne')).gegeven).toEqual([]);
    expect((await list('daan')).gekregen).toEqual([]);
  });

  it('ends in the middle of a token that was used before', async () => {
    const id = await give();
    const authorization = `Bearer ${await createToken(bsnOf('daan'), acting(id))}`;
    const ask = () => provider.request('/declaraties', undefined, { headers: { authorization } });
    expect((await ask()).status).toBe(200);
    await end('sanne', id);
    expect((await ask()).status).toBe(401);
  });
});

describe('a representative', () => {
  it('sees name and insurance of the person, and no contact details, account or choices', async () => {
    const id = await give();
    const { text } = await provider.request('/relatie', 'daan', acting(id));
    const { relatie, _state }: RelatieResponse = JSON.parse(text);
    const own = await provider.read<RelatieResponse>('/relatie', 'sanne');
    expect(relatie).toMatchObject({
      opgemaakteNaam: 'Sanne de Vries',
      relatieNummer: sanne,
      email: null,
      telefoonNummer: null,
      postAdres: null,
      toestemmingDetailsZorgkosten: false,
      gemachtigd: { bereik: ['zorg', 'facturen'], totEnMet: '2027-11-21', via: 'app' },
    });
    expect(Object.values(relatie.indicatoren).every((value) => !value)).toBe(true);
    expect([_state, relatie.uitkeringIban, relatie.ongelezenBerichten]).toEqual([
      '',
      undefined,
      undefined,
    ]);
    const { email, telefoonNummer, vestigingsAdres } = own.relatie;
    for (const secret of [email, telefoonNummer, vestigingsAdres.straat])
      expect(secret && text.includes(secret)).toBeFalsy();
  });

  it('sees the person only, and nobody else of the family', async () => {
    const id = await give();
    for (const other of ['Daan', 'Lotte', 'Bram']) {
      const address = `/zorgkosten/${numberOf(other)}/2026`;
      expect((await provider.request(address, 'sanne')).status).toBe(200);
      expect((await provider.request(address, 'daan', acting(id))).status).toBe(404);
    }
    const { text } = await provider.request('/verzekerdenperjaartal', 'daan', acting(id));
    expect(JSON.parse(text).verzekerdenPerJaartal.verzekerden).toHaveLength(1);
  });

  it('sees no claim that the person sent in for somebody else', async () => {
    const id = await give();
    const number = 'D2026-888888';
    await provider.sql(
      `INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
         omschrijving, behandeldatum, bedrag, zorgverlener, niet_voor)
       VALUES ('${number}', '${bram}', '${sanne}', now(), 'Psycholoog', 'Psycholoog', '2026-11-01',
         9900, 'Praktijk Ruimte', '2100-01-01') ON CONFLICT DO NOTHING`,
    );
    expect((await provider.request(`/declaraties/${number}`, 'sanne')).status).toBe(200);
    expect((await provider.request(`/declaraties/${number}`, 'daan', acting(id))).status).toBe(404);
    const { text } = await provider.request('/declaraties?limit=100', 'daan', acting(id));
    expect(text).not.toContain(number);
  });

  it('with invoices only sees no care on them', async () => {
    const id = await give(['facturen']);
    expect((await provider.request('/facturen', 'daan', acting(id))).status).toBe(200);
    expect((await provider.request('/declaraties', 'daan', acting(id))).status).toBe(403);
    const caller = { bsn: bsnOf('daan'), niveau: 25, wanted: 'facturen', ...acting(id) } as const;
    const visible = await inAccess(database, caller, async (access) => [...access.visible]);
    expect(visible).toEqual([[sanne, { maySeeCare: false }]]);
  });

  it('leaves a claim that the person did not see as new', async () => {
    const id = await give();
    const [row] = await provider.sql<{ nummer: string }>(
      `SELECT nummer FROM insurer.declaratie WHERE relatienummer = '${sanne}' AND status = 'AFGEHANDELD' LIMIT 1`,
    );
    await provider.sql(`DELETE FROM insurer.declaratie_gezien WHERE nummer = '${row?.nummer}'`);
    const isNew = async (as: string, otherwise = {}) => {
      const address = `/declaraties/${row?.nummer}`;
      const headers = { 'sec-purpose': 'prefetch' };
      const { text } = await provider.request(address, as, { headers, ...otherwise });
      const { declaraties }: DeclaratieResponse = JSON.parse(text);
      return declaraties[0]?.nieuw;
    };
    await provider.request(`/declaraties/${row?.nummer}`, 'daan', acting(id));
    expect(await isNew('sanne')).toBe(true);
  });

  it.each([
    ['their own permission as somebody else', 'jan'],
    ['that of the person themselves', 'sanne'],
  ])('is refused with %s', async (_what, who) => {
    const id = await give();
    expect((await provider.request('/relatie', who, acting(id))).status).toBe(401);
  });

  it('is refused with an unknown permission, also of DigiD Machtigen', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await provider.request('/relatie', 'daan', acting(unknown))).status).toBe(401);
    await provider.request('/relatie', 'jan', byDigid(['zorg']));
    const [row] = await provider.sql<{ id: string }>(
      `SELECT machtiging_id AS id FROM insurer.machtiging`,
    );
    expect((await provider.request('/relatie', 'jan', acting(row?.id ?? ''))).status).toBe(401);
  });

  it('is not staff too', async () => {
    const id = await give();
    const both = { ...acting(id), actor: 'medewerker-7', reden: 'een vraag' };
    expect((await provider.request('/relatie', 'daan', both)).status).toBe(401);
  });
});

describe('a mandate of DigiD Machtigen', () => {
  it('opens its scopes to a person whom the insurer does not know, and is told once', async () => {
    const stranger = '999990019';
    const read = () => provider.request('/declaraties', stranger, byDigid(['zorg']));
    expect((await read()).status).toBe(200);
    expect((await read()).status).toBe(200);
    expect((await provider.request('/facturen', stranger, byDigid(['zorg']))).status).toBe(403);
    expect(await messages('sanne')).toEqual([['machtigingGegeven', { naam: null, gegeven: true }]]);
    expect((await list('sanne')).gegeven).toMatchObject([
      { naam: null, bereik: ['zorg'], totEnMet: null, via: 'digid' },
    ]);
    const [mandate] = (await list('sanne')).gegeven;
    expect((await end('sanne', mandate?.machtigingId ?? '')).status).toBe(404);
  });

  it('is refused for an unknown person and for oneself', async () => {
    const nobody = { actsFor: { vertegenwoordigde: '999990019', bereik: ['zorg'] } };
    expect((await provider.request('/relatie', 'jan', nobody)).status).toBe(404);
    expect((await provider.request('/relatie', 'sanne', byDigid(['zorg']))).status).toBe(401);
  });

  it('follows the scopes of the latest login', async () => {
    await provider.request('/relatie', 'jan', byDigid(['zorg', 'facturen']));
    expect((await provider.request('/facturen', 'jan', byDigid(['zorg']))).status).toBe(403);
    expect((await list('sanne')).gegeven).toMatchObject([{ bereik: ['zorg'] }]);
  });
});

describe('the log of access', () => {
  it('names the representative as such, and shows it to the person only', async () => {
    const id = await give();
    await provider.request('/declaraties', 'daan', acting(id));
    const lines = await provider.sql(
      `SELECT kijker, betreft FROM insurer.inzage WHERE operatie = 'listDeclaraties' AND kijker LIKE 'm%'`,
    );
    expect(lines.at(-1)).toEqual({ kijker: `machtiging:${id}`, betreft: sanne });
    const { inzagen } = await provider.read<{ inzagen: Inzage[] }>(
      '/uitbreidingen/relatie/inzagen',
      'sanne',
    );
    expect(inzagen).toContainEqual(
      expect.objectContaining({
        wie: 'gemachtigde',
        naam: 'Daan de Vries',
        operatie: 'listDeclaraties',
      }),
    );
    const log = await provider.request('/uitbreidingen/relatie/inzagen', 'daan', acting(id));
    expect(log.status).toBe(403);
  });
});

describe('row-level security', () => {
  it.each([
    [
      'the account',
      `SELECT insurer.change_rekening(1, 'NL91ABNA0417164300', 'X', '2026-11-21', '2026-11-23', NULL,
      'x', 'ZZ', '[]', '2026-11-21')`,
    ],
    ['a permission', `SELECT insurer.end_machtiging(machtiging_id) FROM insurer.machtiging`],
    ['messages', 'UPDATE insurer.bericht SET gelezen_op = now()'],
    ['consent', 'UPDATE insurer.relatie SET toestemming_zorgkosten = NOT toestemming_zorgkosten'],
    ['the draft of a claim', `DELETE FROM insurer.declaratie_concept`],
    ['a push subscription', `SELECT insurer.keep_push('https://push.example/1', 'x', 'y')`],
  ])('keeps a representative from %s', async (_what, text) => {
    const id = await give();
    const caller = { bsn: bsnOf('daan'), niveau: 25, wanted: 'elk', ...acting(id) } as const;
    const before =
      await provider.sql(`SELECT (SELECT json_agg(r ORDER BY relatienummer) FROM insurer.relatie r) AS r,
      (SELECT json_agg(m) FROM insurer.machtiging m) AS m, (SELECT json_agg(b) FROM insurer.bericht b) AS b,
      (SELECT count(*) FROM insurer.push_subscription) AS p`);
    await inAccess(database, caller, (_access, { query }) =>
      query({ name: `attack ${text.slice(0, 30)}`, text }, []),
    ).catch(() => undefined);
    const after =
      await provider.sql(`SELECT (SELECT json_agg(r ORDER BY relatienummer) FROM insurer.relatie r) AS r,
      (SELECT json_agg(m) FROM insurer.machtiging m) AS m, (SELECT json_agg(b) FROM insurer.bericht b) AS b,
      (SELECT count(*) FROM insurer.push_subscription) AS p`);
    expect(after).toEqual(before);
  });
});
