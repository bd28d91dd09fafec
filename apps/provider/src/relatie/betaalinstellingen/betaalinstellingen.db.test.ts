import { checkNaam } from '@mijn/testdata/checkNaam';
import { sequenceNumbers } from '@mijn/testdata/relaties';
import { accountOf, ibanOf } from '@mijn/testdata/toRelatie';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import { bookPayouts } from '../../facturen/jobs/aanmaningen.queries.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import {
  numberOf,
  sampleDay,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';

const path = '/uitbreidingen/betaalinstellingen';
const sanne = numberOf('Sanne');
const own = accountOf(sequenceNumbers.sanne);
const other = accountOf(sequenceNumbers.daan);

let isBankDown = false;
let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({
    checkNaam: async (iban, naam) => {
      if (isBankDown) throw new Error('the bank does not answer');
      return checkNaam(iban, naam);
    },
    quotas: false,
  });
});
afterAll(() => provider.stop());
beforeEach(async () => {
  isBankDown = false;
  await provider.sql(`UPDATE insurer.relatie SET iban = '${own}', iban_naam = NULL, uitbetalen_vanaf = NULL,
      versie = 1 WHERE relatienummer = '${sanne}';
    SET session_replication_role = replica; DELETE FROM insurer.mail; DELETE FROM insurer.relatie_wijziging;
    DELETE FROM insurer.bericht WHERE soort = 'rekening'; DELETE FROM insurer.brief;
    SET session_replication_role = origin`);
});

interface Told {
  readonly status: number;
  readonly gewijzigd?: boolean;
  readonly betaalinstellingen?: { readonly uitbetalenVanaf: string | null };
}
const parse = (text: string): Told => JSON.parse(text);

interface Body {
  readonly versie?: number;
  readonly iban?: string;
  readonly naam?: string;
  readonly akkoord?: boolean;
}

const change = async (as: string | undefined, body: Body = {}) => {
  const response = await provider.request(`${path}/rekening`, as, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      versie: 1,
      iban: other,
      naam: 'Daan de Vries',
      akkoord: false,
      ...body,
    }),
  });
  return parse(response.text);
};
const read = async (as: string) => parse((await provider.request(path, as)).text);
const account = async (relatienummer = sanne) => {
  const [row] = await provider.sql<{ iban: string }>(
    `SELECT iban FROM insurer.relatie WHERE relatienummer = '${relatienummer}'`,
  );
  return row?.iban;
};
const mails = () =>
  provider.sql<{ email: string; velden: string[] }>(
    'SELECT email, velden FROM insurer.mail ORDER BY email',
  );

describe('the account of a verzekeringsnemer', () => {
  it('is shown masked, with its holder', async () => {
    expect(await read('sanne')).toEqual({
      status: 200,
      betaalinstellingen: {
        versie: 1,
        rekening: { iban: expect.stringMatching(/^NL••\s••••\s\d{4}$/), naam: null },
        uitbetalenVanaf: null,
      },
    });
  });

  it('changes at once when the name is that of its holder, and holds payouts for two days', async () => {
    expect(await change('sanne')).toEqual({ status: 200, naamcontrole: 'gelijk', gewijzigd: true });
    expect(await account()).toBe(other);
    const { betaalinstellingen } = await read('sanne');
    expect(betaalinstellingen).toMatchObject({ versie: 2, rekening: { naam: 'Daan de Vries' } });
    expect(betaalinstellingen?.uitbetalenVanaf).toBe(sampleDay.add({ days: 2 }).toString());
  });

  it.each([
    ['bijnaGelijk', { naam: 'Daan Vries' }],
    ['anders', { naam: 'Sanne Smit' }],
    ['onbekend', { iban: ibanOf(5_000) }],
  ])('changes only with agreement when the name is %s', async (naamcontrole, body) => {
    expect(await change('sanne', body)).toEqual({ status: 200, naamcontrole, gewijzigd: false });
    expect(await account()).toBe(own);
    expect(await change('sanne', { ...body, akkoord: true })).toMatchObject({ gewijzigd: true });
    expect(await account()).not.toBe(own);
  });

  it('is taken as people paste it, with spaces and invisible characters', async () => {
    const iban = `\u200E${other.toLowerCase().replace(/(.{4})/g, '$1\u00A0')}\u200B`;
    expect(await change('sanne', { iban })).toMatchObject({ naamcontrole: 'gelijk' });
    expect(await account()).toBe(other);
  });

  it('needs agreement while the bank does not answer', async () => {
    isBankDown = true;
    expect(await change('sanne')).toMatchObject({ naamcontrole: 'onbekend', gewijzigd: false });
  });

  it.each([
    { iban: 'NL91ABNA0417164301' },
    { iban: '' },
    { naam: '\u200B' },
    { naam: 'x'.repeat(71) },
  ])('refuses %j', async (body) => {
    expect(await change('sanne', { ...body, akkoord: true })).toMatchObject({ status: 400 });
    expect(await account()).toBe(own);
  });

  it('refuses a change based on an earlier version, and takes a repeat for what it is', async () => {
    await change('sanne');
    expect(await change('sanne')).toEqual({ status: 200, naamcontrole: 'gelijk', gewijzigd: true });
    expect(await change('sanne', { iban: own, naam: 'Sanne de Vries' })).toMatchObject({
      status: 409,
    });
    expect(await account()).toBe(other);
    const [changes] = await provider.sql(
      `SELECT count(*)::int AS n FROM insurer.relatie_wijziging WHERE veld = 'rekening'`,
    );
    expect(changes).toEqual({ n: 1 });
  });

  it('takes one of two changes at once', async () => {
    const outcomes = await Promise.all([
      change('sanne'),
      change('sanne', { iban: accountOf(sequenceNumbers.jan), naam: 'Jan Bakker' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toSatisfy(
      (found: number[]) => found.includes(200) && found.includes(409),
    );
    const twice = { versie: 2, iban: own, naam: 'Sanne de Vries' };
    const clicks = await Promise.all([change('sanne', twice), change('sanne', twice)]);
    expect(clicks.map(({ gewijzigd }) => gewijzigd)).toEqual([true, true]);
  });

  it('is closed to a partner, a child and the other brand, with the reasons', async () => {
    const closed = { GeenVerzekeringsnemer: ['daan', 'bram'], GeenZenZ: ['piet'] };
    for (const [reason, people] of Object.entries(closed))
      for (const as of people) {
        const refusal = { status: 403, redenen: [reason] };
        expect([as, await read(as)]).toEqual([as, refusal]);
        expect([as, await change(as, { akkoord: true })]).toEqual([as, refusal]);
      }
    expect(await change(undefined)).toMatchObject({ status: 401 });
    expect(await account()).toBe(own);
  });

  it('changes by its function only, and for whoever asks', async () => {
    const [right] = await provider.sql(
      `SELECT has_column_privilege('insurer_app', 'insurer.relatie', 'iban', 'UPDATE') AS may`,
    );
    expect(right).toEqual({ may: false });
    const call = `SELECT insurer.change_rekening(1, '${other}', 'x', '2026-11-20', '2026-11-22', NULL, 'y', 'ZZ', '[]',
      '2026-11-20')`;
    await expect(provider.sql(call)).rejects.toThrow('mijn.viewer');
    const [daan] = await provider.sql(
      `SELECT set_config('mijn.viewer', '${numberOf('Daan')}', true) AS who, (${call}) AS changed`,
    );
    expect(daan).toMatchObject({ changed: false });
  });
});

describe('a former verzekeringsnemer', () => {
  it('gives an account, and gets the money that waited', async () => {
    const noor = numberOf('Noor');
    await provider.sql(
      `UPDATE insurer.polis SET geldig_tot = '2026-11-01' WHERE verzekeringsnemer = '${noor}'`,
    );
    try {
      const asked = { iban: accountOf(sequenceNumbers.noor), naam: 'Noor Smit' };
      expect(await read('noor')).toMatchObject({
        status: 200,
        betaalinstellingen: { rekening: null },
      });
      const waiting = () =>
        provider.sql(
          `SELECT FROM insurer.tegoed WHERE debiteur = '${noor}' AND terugbetaald_op IS NULL`,
        );
      expect(await waiting()).not.toEqual([]);
      expect(await change('noor', asked)).toMatchObject({ gewijzigd: true });
      const jobs = openPool(provider.logins, 'jobs', () => undefined, 1);
      const payOn = (days: number) => inJob(jobs, (tx) => bookPayouts(tx, sampleDay.add({ days })));
      await payOn(1);
      expect(await waiting()).not.toEqual([]);
      await payOn(2);
      expect(await waiting()).toEqual([]);
      await jobs.end();
      const put = await provider.request('/uitbreidingen/incasso', 'noor', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ versie: 2, dag: 25, akkoord: true }),
      });
      expect(parse(put.text)).toEqual({ status: 403, redenen: ['GeenVerzekeringsnemer'] });
    } finally {
      await provider.sql(`UPDATE insurer.polis SET geldig_tot = NULL WHERE verzekeringsnemer = '${noor}';
        UPDATE insurer.relatie SET iban = NULL, iban_naam = NULL, uitbetalen_vanaf = NULL, versie = 1
          WHERE relatienummer = '${noor}'`);
    }
  });
});

describe('news of another account', () => {
  it('goes to the address, as a message and into the history, without the number', async () => {
    await change('sanne');
    expect(await mails()).toEqual([{ email: 'sanne@voorbeeld.example', velden: ['rekening'] }]);
    const { berichten } = await provider.read<{ berichten: { soort: string }[] }>(
      '/uitbreidingen/berichten',
      'sanne',
    );
    expect(berichten[0]).toMatchObject({ soort: 'rekening', kenmerk: null, briefId: null });
    const { wijzigingen } = await provider.read<{ wijzigingen: object[] }>(
      '/uitbreidingen/relatie/wijzigingen',
      'sanne',
    );
    expect(wijzigingen[0]).toMatchObject({ veld: 'rekening', van: expect.stringContaining('••') });
    expect(JSON.stringify({ berichten, wijzigingen })).not.toContain(other);
  });

  it('goes to an address that was replaced within 30 days too, and to no older one', async () => {
    await provider.sql(`INSERT INTO insurer.relatie_wijziging (relatienummer, versie, tijdstip, door, veld, van, naar)
      VALUES ('${sanne}', 0, now() - interval '29 days', '${sanne}', 'email', 'before@voorbeeld.example', 'x'),
        ('${sanne}', -1, now() - interval '31 days', '${sanne}', 'email', 'older@voorbeeld.example', 'x')`);
    await change('sanne');
    expect((await mails()).map(({ email }) => email)).toEqual([
      'before@voorbeeld.example',
      'sanne@voorbeeld.example',
    ]);
  });

  it('is a letter on paper where no address is known', async () => {
    const noor = numberOf('Noor');
    const asked = { iban: accountOf(sequenceNumbers.noor), naam: 'N. Smit' };
    expect(await change('noor', asked)).toMatchObject({ gewijzigd: true });
    expect(await account(noor)).toBe(asked.iban);
    expect(await mails()).toEqual([]);
    const brieven = await provider.sql(
      `SELECT relatienummer, soort, op_papier, inhoud->'geadresseerde'->>0 AS to FROM insurer.brief`,
    );
    expect(brieven).toEqual([
      { relatienummer: noor, soort: 'rekening', op_papier: true, to: 'Noor Smit' },
    ]);
    const { berichten } = await provider.read<{ berichten: { soort: string; briefId: string }[] }>(
      '/uitbreidingen/berichten',
      'noor',
    );
    const letter = berichten.find(({ soort }) => soort === 'rekening')?.briefId;
    const pdf = await provider.request(`/uitbreidingen/brieven/${letter}?taal=nl`, 'noor');
    expect(pdf.headers['content-type']).toBe('application/pdf');
  });
});
