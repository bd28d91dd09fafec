import type { CallOutput } from '@mijn/contract/calls';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeLedger } from '../facturen/facturen.testing.ts';
import { berichtenOf } from '../relatie/berichten/berichten.testing.ts';
import { callerToken } from '@mijn/contract/caller';
import { SignJWT } from 'jose';
import { gatewayKey, numberOf, useTestProvider } from '../testing/trialProvider.testing.ts';

const insurer = await useTestProvider({ jobsHeld: true });
const json = { 'content-type': 'application/json' };
const ask = (as: string | undefined, question: object, more: object = {}) =>
  insurer.request('/uitbreidingen/vragen', as, {
    ...more,
    method: 'POST',
    headers: json,
    body: JSON.stringify({ sleutel: randomUUID(), tekst: 'Hoe zit dit?', ...question }),
  });
const questionsOf = async (as: string) =>
  (await insurer.read<CallOutput<'listVragen'>>('/uitbreidingen/vragen', as)).vragen;

const tokenOf = (actor: string): Promise<string> =>
  new SignJWT({ doel: 'vraagbeantwoording', ...(actor && { actor }) })
    .setProtectedHeader({ alg: callerToken.algorithm })
    .setIssuer(callerToken.issuer)
    .setAudience(callerToken.audience)
    .setSubject('gateway')
    .setIssuedAt()
    .setExpirationTime('30s')
    .sign(gatewayKey);

const staff = async (path = '', body?: object, actor = 'medewerker-1') =>
  insurer.request(`/uitbreidingen/openVragen${path}`, undefined, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && json),
      authorization: `Bearer ${await tokenOf(actor)}`,
    },
  });
const waiting = async (): Promise<CallOutput<'listOpenVragen'>> => JSON.parse((await staff()).text);
const idOf = ({ text }: { text: string }): string => JSON.parse(text).vraagId;

beforeEach(() =>
  insurer.sql(`SET session_replication_role = replica; DELETE FROM insurer.vraag;
    DELETE FROM insurer.bericht WHERE soort IN ('vraag', 'reactie');
    SET session_replication_role = origin`),
);

const [factuur, betaalverzoek] = ['F2026-00000901', '5000000000000901'];
await writeLedger(insurer, {
  debiteur: numberOf('Sanne'),
  facturen: [
    {
      kenmerk: factuur,
      soort: 'Zorgpremie',
      datum: '2026-11-01',
      betaalverzoek,
      regels: [{ bedrag: 15_420 }],
    },
  ],
  betaalverzoeken: [
    { kenmerk: betaalverzoek, titel: 'Factuur', datum: '2026-11-01', dueDate: '2026-12-01' },
  ],
});

const budgetOf = (roepnaam: string) => ({
  onderwerp: 'budget',
  kenmerk: 'Fysiotherapie',
  relatienummer: numberOf(roepnaam),
});
const consent = (given: boolean) =>
  insurer.sql(`UPDATE insurer.relatie SET toestemming_zorgkosten = ${given}
    WHERE relatienummer = '${numberOf('Daan')}'`);

const kenmerken = async () => (await questionsOf('sanne')).map(({ kenmerk }) => kenmerk);

describe('a question', () => {
  it('is stored with its subject and the day of its answer, for its sender only', async () => {
    const response = await ask('sanne', { onderwerp: 'gegevens', tekst: '  Klopt mijn naam?  ' });
    expect([response.status, JSON.parse(response.text)]).toEqual([
      200,
      { status: 200, vraagId: idOf(response), uiterlijkOp: expect.stringMatching(/^2026-/) },
    ]);
    expect(await questionsOf('sanne')).toEqual([
      {
        vraagId: idOf(response),
        onderwerp: 'gegevens',
        kenmerk: null,
        regel: null,
        tekst: 'Klopt mijn naam?',
        status: 'verstuurd',
        verstuurdOp: expect.any(String),
        uiterlijkOp: JSON.parse(response.text).uiterlijkOp,
        antwoord: null,
        beantwoordOp: null,
      },
    ]);
    expect([await questionsOf('bram'), await questionsOf('daan')]).toEqual([[], []]);
  });

  it.each([
    ['an invoice', { onderwerp: 'factuur', kenmerk: factuur }, 'F2026-99999999'],
    [
      'a payment request',
      { onderwerp: 'betaalverzoek', kenmerk: betaalverzoek },
      '5000056789012345',
    ],
  ])('about %s is refused alike to others and for an unknown one', async (_, about, unknown) => {
    const refused = await ask('fatima', about);
    expect([refused.status, refused.text]).toEqual([404, '{"status":404}']);
    expect((await ask('sanne', { ...about, kenmerk: unknown })).text).toBe(refused.text);
    expect((await ask('sanne', about)).status).toBe(200);
  });

  it('about a budget needs the person’s consent to their care', async () => {
    await consent(true);
    expect((await ask('sanne', budgetOf('Daan'))).status).toBe(200);
    expect(await questionsOf('sanne')).toHaveLength(1);
    await consent(false);
    expect((await ask('sanne', budgetOf('Daan'))).status).toBe(404);
    expect(await questionsOf('sanne')).toEqual([]);
    expect((await ask('daan', budgetOf('Daan'))).status).toBe(200);
    expect((await ask('sanne', budgetOf('Fatima'))).status).toBe(404);
  });

  it.each(['Bestaat niet', 'Fysiotherapie\u202E', ' ', '', 'Fysio\ntherapie', 'fysiotherapie'])(
    'about a budget that the insurer does not have is unknown: %j',
    async (kenmerk) => {
      expect((await ask('sanne', { ...budgetOf('Sanne'), kenmerk })).text).toBe('{"status":404}');
      expect(await questionsOf('sanne')).toEqual([]);
    },
  );

  it('about a budget takes each name of its page', async () => {
    const own = `relatienummer=${numberOf('Sanne')}`;
    const { zorggebruiken } = await insurer.read<CallOutput<'listZorggebruik'>>(
      `/zorggebruik?${own}&jaar=2026&limit=100`,
      'sanne',
    );
    expect(zorggebruiken.length).toBeGreaterThan(0);
    for (const { omschrijving: kenmerk } of zorggebruiken) {
      expect((await ask('sanne', { ...budgetOf('Sanne'), kenmerk })).status).toBe(200);
    }
  });

  it('about a claim names no number once the claim is withdrawn and has no page', async () => {
    const list = await insurer.read<CallOutput<'listDeclaraties'>>(
      '/declaraties?limit=1&offset=0',
      'sanne',
    );
    const nummer = list.declaraties[0]?.nummer ?? '';
    expect((await ask('sanne', { onderwerp: 'declaratie', kenmerk: nummer })).status).toBe(200);
    const withdraw = (when: string) =>
      insurer.sql(`SET session_replication_role = replica;
        UPDATE insurer.declaratie SET teruggetrokken_op = ${when} WHERE nummer = '${nummer}';
        SET session_replication_role = origin`);
    expect(await kenmerken()).toEqual([nummer]);
    await withdraw('now()');
    expect(await kenmerken()).toEqual([null]);
    await withdraw('NULL');
  });

  it('is one question when it is sent twice with its key', async () => {
    const question = { onderwerp: 'anders', sleutel: randomUUID() };
    const [one, other] = await Promise.all([ask('sanne', question), ask('sanne', question)]);
    expect([one.status, one.text]).toEqual([200, other.text]);
    expect(await questionsOf('sanne')).toHaveLength(1);
    expect((await ask('sanne', { ...question, tekst: 'Iets anders' })).status).toBe(409);
    // A key belongs to its sender.
    expect((await ask('bram', question)).status).toBe(200);
  });

  it.each([
    { onderwerp: 'anders', tekst: ' ' },
    { onderwerp: 'anders', tekst: 'x'.repeat(1001) },
    { onderwerp: 'anders', sleutel: 'x' },
    { onderwerp: 'iets' },
    { onderwerp: 'factuur' },
    { onderwerp: 'anders', kenmerk: 'x' },
    { onderwerp: 'anders', status: 'beantwoord' },
  ])('is refused when malformed: %j', async (question) => {
    expect((await ask('sanne', question)).text).toBe('{"status":400}');
    expect(await questionsOf('sanne')).toEqual([]);
  });

  it('is refused to staff who look along, who see the questions', async () => {
    await ask('sanne', { onderwerp: 'anders' });
    const along = { actor: 'medewerker-1', reden: 'Vraag aan de telefoon' };
    expect((await ask('sanne', { onderwerp: 'anders' }, along)).status).toBe(403);
    const seen = await insurer.request('/uitbreidingen/vragen', 'sanne', along);
    expect(JSON.parse(seen.text).vragen).toHaveLength(1);
  });
});

describe('staff', () => {
  it('see the open questions by age, without words or persons', async () => {
    const first = idOf(await ask('sanne', { onderwerp: 'factuur', kenmerk: factuur }));
    await insurer.sql(`SET session_replication_role = replica;
      UPDATE insurer.vraag SET verstuurd_op = verstuurd_op - interval '3 days';
      SET session_replication_role = origin`);
    const second = idOf(await ask('bram', { onderwerp: 'anders' }));
    const { vragen, totaal, vandaag } = await waiting();
    expect([vragen.map(({ vraagId }) => vraagId), totaal]).toEqual([[first, second], 2]);
    expect(Object.keys(vragen[0] ?? {}).toSorted()).toEqual([
      'kenmerk',
      'onderwerp',
      'regel',
      'uiterlijkOp',
      'verstuurdOp',
      'vraagId',
    ]);
    expect(vandaag).toMatch(/^2026-/);
  });

  it('see who asked when they open one, which that person can read', async () => {
    const vraagId = idOf(await ask('sanne', { onderwerp: 'gegevens' }));
    const { vraag } = JSON.parse((await staff(`/${vraagId}`)).text);
    expect(vraag).toMatchObject({ tekst: 'Hoe zit dit?', opgemaakteNaam: expect.any(String) });
    expect(vraag.bsn).toMatch(/^\d{9}$/);
    const looks = await insurer.sql(`SELECT actor, reden, betreft FROM insurer.inzage
      WHERE operatie = 'getOpenVraag' ORDER BY inzage_id DESC LIMIT 1`);
    expect(looks).toEqual([
      { actor: 'medewerker-1', reden: 'Vraag beantwoorden', betreft: numberOf('Sanne') },
    ]);
  });

  it('answer one once, and the person finds the answer with a message', async () => {
    const vraagId = idOf(await ask('sanne', { onderwerp: 'gegevens' }));
    const answer = (antwoord: string) => staff(`/${vraagId}/antwoord`, { antwoord });
    expect((await answer(' Dat klopt. ')).status).toBe(200);
    expect((await answer('Toch niet.')).status).toBe(409);
    expect(await questionsOf('sanne')).toMatchObject([
      { status: 'beantwoord', antwoord: 'Dat klopt.', beantwoordOp: expect.any(String) },
    ]);
    const berichten = await berichtenOf(insurer, 'sanne');
    expect(berichten.filter(({ soort }) => soort === 'vraag')).toMatchObject([
      { kenmerk: vraagId, gelezen: false },
    ]);
    expect((await waiting()).vragen).toEqual([]);
    expect((await staff(`/${vraagId}`)).status).toBe(404);
  });

  it('answer a question about a claim only once the rules forwarded it', async () => {
    const [claim] = await insurer.sql<{ nummer: string }>(
      `SELECT nummer FROM insurer.declaratie WHERE relatienummer = '${numberOf('Sanne')}'
         AND status = 'AFGEHANDELD' LIMIT 1`,
    );
    const about = { onderwerp: 'declaratie', kenmerk: claim?.nummer };
    const vraagId = idOf(await ask('sanne', about));
    expect((await waiting()).vragen).toEqual([]);
    expect((await staff(`/${vraagId}/antwoord`, { antwoord: 'x' })).status).toBe(409);
    await insurer.sql(`UPDATE insurer.vraag SET status = 'inBehandeling', antwoord = 'Doorgestuurd.',
      in_behandeling_op = verstuurd_op`);
    expect((await waiting()).vragen).toMatchObject([{ vraagId, kenmerk: claim?.nummer }]);
    expect((await staff(`/${vraagId}/antwoord`, { antwoord: 'Zo zit het.' })).status).toBe(200);
    expect(await questionsOf('sanne')).toMatchObject([{ antwoord: 'Zo zit het.' }]);
  });

  it('are refused without a name, an answer or a question', async () => {
    const vraagId = idOf(await ask('sanne', { onderwerp: 'anders' }));
    expect((await staff('', undefined, '')).status).toBe(401);
    for (const antwoord of ['', ' ', 'x'.repeat(4001)])
      expect((await staff(`/${vraagId}/antwoord`, { antwoord })).status).toBe(400);
    for (const id of [randomUUID(), 'x'])
      expect((await staff(`/${id}/antwoord`, { antwoord: 'x' })).status).toBe(404);
    const asPerson = await insurer.request('/uitbreidingen/openVragen', 'sanne');
    expect(asPerson.status).toBe(401);
  });
});
