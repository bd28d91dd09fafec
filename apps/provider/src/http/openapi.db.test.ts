import { fileURLToPath } from 'node:url';
import { getCall, calls, isCallName } from '@mijn/contract/calls';
import { refusalMeanings, refusalsOf } from '@mijn/contract/calls/call';
import { expect, it } from 'vitest';
import { useTestProvider } from '../testing/trialProvider.testing.ts';

type Answers = Record<string, { description: string; headers?: object }>;

const recorded = fileURLToPath(
  new URL('../openapi.json', import.meta.resolve('@mijn/contract/addresses')),
);

const provider = await useTestProvider();

it('serves the committed document; refresh it with: npx vitest run openapi.test -u', async () => {
  const { status, text } = await provider.request('/openapi.json');
  expect(status).toBe(200);
  await expect(text).toMatchFileSnapshot(recorded);
});

it('describes every call of the contract in OpenAPI 3.1', async () => {
  const { text } = await provider.request('/openapi.json');
  const document: { openapi: string; paths: Record<string, object> } = JSON.parse(text);
  expect(document.openapi).toBe('3.1.0');
  expect(
    Object.entries(document.paths)
      .flatMap(([path, kinds]) => Object.keys(kinds).map((kind) => `${kind} ${path}`))
      .toSorted(),
  ).toEqual([
    'delete /uitbreidingen/declaraties/concept',
    'delete /uitbreidingen/incasso/{mandaatkenmerk}',
    'delete /uitbreidingen/machtigingen/{machtigingId}',
    'get /betaalverzoeken',
    'get /betaalverzoeken/{betaalkenmerk}',
    'get /declaraties',
    'get /declaraties/{id}',
    'get /eigenRisicoPerJaar',
    'get /facturen',
    'get /factuurdetails/eindAfrekening/{factuurkenmerk}',
    'get /factuurdetails/eindAfrekening/{factuurkenmerk}/specificatie/{relatienummer}',
    'get /factuurdetails/premie/{factuurkenmerk}',
    'get /factuurdetails/risico/{factuurkenmerk}',
    'get /factuurdetails/risicoPeriode/{factuurkenmerk}',
    'get /relatie',
    'get /uitbreidingen/berichten',
    'get /uitbreidingen/betaalinstellingen',
    'get /uitbreidingen/betalingen/{betalingId}',
    'get /uitbreidingen/brieven/{briefId}',
    'get /uitbreidingen/declaraties/concept',
    'get /uitbreidingen/declaraties/gelezen',
    'get /uitbreidingen/declaraties/gelezen/{bestandId}/bladzijden/{bladzijde}',
    'get /uitbreidingen/declaraties/toestemming',
    'get /uitbreidingen/declaraties/{id}/besluit',
    'get /uitbreidingen/declaraties/{id}/bestanden/{bestandId}',
    'get /uitbreidingen/declaraties/{id}/bevestiging',
    'get /uitbreidingen/documenten',
    'get /uitbreidingen/eigenRisico/verwachting',
    'get /uitbreidingen/eigenrisicointermijnen',
    'get /uitbreidingen/facturen/{factuurkenmerk}/document',
    'get /uitbreidingen/incasso',
    'get /uitbreidingen/jaaroverzicht/{relatienummer}/{jaartal}',
    'get /uitbreidingen/machtigingen',
    'get /uitbreidingen/openVragen',
    'get /uitbreidingen/openVragen/{vraagId}',
    'get /uitbreidingen/polisbladen/{polisnummer}/{jaartal}',
    'get /uitbreidingen/premieachterstanden',
    'get /uitbreidingen/premieperiode',
    'get /uitbreidingen/regelingen/{regelingId}/document',
    'get /uitbreidingen/relatie/bewaartermijnen',
    'get /uitbreidingen/relatie/gegevens',
    'get /uitbreidingen/relatie/inzagen',
    'get /uitbreidingen/relatie/verzekeringen',
    'get /uitbreidingen/relatie/wijzigingen',
    'get /uitbreidingen/tegoeden',
    'get /uitbreidingen/vragen',
    'get /uitbreidingen/zorgkosten/vergoedingen',
    'get /uitbreidingen/zorgkosten/vooraf',
    'get /uitbreidingen/zorgkosten/{nummer}/{volgnummer}',
    'get /verzekerdenperjaartal',
    'get /zorggebruik',
    'get /zorgkosten/{relatienummer}/{jaartal}',
    'get /zorgpassen',
    'post /betalingen',
    'post /declaraties/indienen',
    'post /declaraties/valideren/bestand',
    'post /relatie',
    'post /relatie/controledatumcontactgegevens',
    'post /relatie/validate',
    'post /uitbreidingen/berichten/gelezen',
    'post /uitbreidingen/berichten/push',
    'post /uitbreidingen/berichten/push/intrekken',
    'post /uitbreidingen/betaalverzoeken/{betaalkenmerk}/regeling',
    'post /uitbreidingen/betalingen/meldingen',
    'post /uitbreidingen/declaraties/verwachting',
    'post /uitbreidingen/declaraties/{id}/intrekken',
    'post /uitbreidingen/machtigingen',
    'post /uitbreidingen/openVragen/{vraagId}/antwoord',
    'post /uitbreidingen/premieachterstanden/betwisting',
    'post /uitbreidingen/relatie/email/bevestigen',
    'post /uitbreidingen/vragen',
    'put /uitbreidingen/berichten/keuze',
    'put /uitbreidingen/betaalinstellingen/rekening',
    'put /uitbreidingen/declaraties/concept',
    'put /uitbreidingen/eigenrisicointermijnen',
    'put /uitbreidingen/incasso',
    'put /uitbreidingen/premieperiode',
    'put /uitbreidingen/relatie/voorwaarden',
  ]);
});

it('lists every error answer of a call, with Retry-After where it applies', async () => {
  const { text } = await provider.request('/openapi.json');
  const document: {
    paths: Record<string, Record<string, { operationId: string; responses: Answers }>>;
  } = JSON.parse(text);
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(Object.keys(calls).length);
  for (const { operationId, responses } of operations) {
    if (!isCallName(operationId)) throw new Error(`${operationId} is no call`);
    for (const status of refusalsOf(getCall(operationId))) {
      const answer = responses[status];
      expect(answer?.description, `${operationId} ${status}`).toBe(refusalMeanings[status]);
      const waits = status === 429 || status === 503;
      expect('Retry-After' in (answer?.headers ?? {}), `${operationId} ${status}`).toBe(waits);
    }
  }
  expect(text).not.toContain('Default Response');
});

it('serves liveness and readiness', async () => {
  for (const kind of ['live', 'ready']) {
    const response = await fetch(`${provider.url}/health/${kind}`);
    expect([response.status, await response.text()]).toEqual([200, '{"status":200}']);
  }
});
