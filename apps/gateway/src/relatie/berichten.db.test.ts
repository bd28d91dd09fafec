import { describe, expect, it } from 'vitest';
import { berichten } from '../testing/stubResponses.testing.ts';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await useTestGateway();
const sanne = await createLoggedInBrowser(testSetup);

const list =
  '{ berichten { mail pushSleutel pushHashes berichten { soort kenmerk bedrag dag gelezen } } }';
const bodiesSentTo = (path: string) =>
  testSetup.provider.seen.filter((call) => call.path.endsWith(path)).map(({ content }) => content);

describe('messages', () => {
  it('are returned as the insurer sends them, amounts in cents', async () => {
    const response = await sanne.graphql(list);
    expect(response.json()).toEqual({
      data: {
        berichten: {
          mail: false,
          pushSleutel: null,
          pushHashes: ['5f5f'],
          berichten: [
            {
              soort: 'betaalverzoek',
              kenmerk: '5000056789012345',
              bedrag: 15_420,
              dag: '2026-11-27',
              gelezen: false,
            },
          ],
        },
      },
    });
  });

  it('are absent with the core only', async () => {
    testSetup.provider.answer('/uitbreidingen/berichten', (reply) =>
      reply.status(404).send({ status: 404 }),
    );
    const { text } = await sanne.graphql(list);
    expect(text).toContain('"status":404');
    const { text: relatie } = await sanne.graphql('{ relatie { ongelezenBerichten } }');
    expect(relatie).toContain('"ongelezenBerichten":null');
  });

  it('have another kind for one that only a newer insurer knows, which is logged once', async () => {
    testSetup.provider.answer('/uitbreidingen/berichten', (reply) =>
      reply.send({
        ...berichten,
        berichten: berichten.berichten.map((one) => ({ ...one, soort: 'verhuizing' })),
      }),
    );
    expect((await sanne.graphql(list)).text).toContain('"soort":"overig"');
    await sanne.graphql(list);
    const lines = testSetup.log.filter((line) => line.includes('verhuizing'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, call: 'listBerichten', field: 'berichten.soort', value: 'verhuizing' },
    ]);
  });

  it('are marked one or all, and the notification channel can be changed', async () => {
    await sanne.graphql('mutation { leesBerichten(berichtId: "b1") }');
    await sanne.graphql('mutation { leesBerichten(berichtId: "b2", eerdere: true) }');
    await sanne.graphql('mutation { leesBerichten }');
    await sanne.graphql('mutation { kiesBerichten(mail: true) }');
    await sanne.graphql('mutation { stopPush }');
    expect(bodiesSentTo('/gelezen')).toEqual([
      { berichtId: 'b1' },
      { berichtId: 'b2', eerdere: true },
      {},
    ]);
    expect(bodiesSentTo('/keuze')).toEqual([{ mail: true }]);
    expect(bodiesSentTo('/intrekken')).toEqual([{}]);
  });

  it('need a valid subscription for push', async () => {
    const [p256dh, auth] = ['B'.repeat(87), 'a'.repeat(22)];
    const start = (endpoint: string, key = p256dh) =>
      sanne.graphql(
        'mutation ($e: String!, $p: String!, $a: String!) { startPush(endpoint: $e, p256dh: $p, auth: $a) }',
        { e: endpoint, p: key, a: auth },
      );
    expect((await start('javascript:alert(1)')).text).toContain('"status":400');
    expect((await start('https://push.example/x', 'short')).text).toContain('"status":400');
    expect(bodiesSentTo('/push')).toEqual([]);
    await start('https://push.example/x');
    expect(bodiesSentTo('/push')).toEqual([{ endpoint: 'https://push.example/x', p256dh, auth }]);
  });
});
