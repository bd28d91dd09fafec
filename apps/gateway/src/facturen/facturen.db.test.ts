import { describe, expect, it } from 'vitest';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';
import { betaalverzoek } from '../testing/stubFacturen.testing.ts';

const testSetup = await useTestGateway();
const browser = await createLoggedInBrowser(testSetup);

/** Sends the operation three times: Mercurius first interprets it, and then compiles it. */
async function request(query: string, variables?: object) {
  await browser.graphql(query, variables);
  await browser.graphql(query, variables);
  testSetup.provider.seen.length = 0;
  const response = await browser.graphql(query, variables);
  return JSON.parse(response.text);
}
const requested = () => testSetup.provider.seen.map(({ path }) => path.replace('/api/v1', ''));

const factuur = `query ($k: String!) { factuur(kenmerk: $k) {
  __typename
  ... on FactuurDetail {
    factuurType kenmerk kenmerkOpgemaakt titel datum status bedragTotaal
    bedragEerderBetaaldVerrekend betalingsRegelingId bedragTeBetalen datumAutomatischeIncasso
    rekeningNummerZenZ
    betaalVerzoek {
      kenmerk betalingsKenmerkOpgemaakt aantalFacturen bedragTeBetalen datum uitersteBetaalDatum
    }
  }
  ... on PremieFactuur {
    premieRegels { omschrijving periode { datumIngang datumEinde } bedrag }
  }
  ... on RisicoFactuur {
    perVerzekerde: verzekerden {
      naamVerzekerde geboorteDatum totaalEigenRisico totaalEigenBijdrage
      regels {
        datum omschrijving bedragEigenRisico bedragEigenBijdrage zorgverlener declaratieNummer
        declaratieVolgnummer afgeschermd
      }
    }
  }
  ... on RisicoPeriodeFactuur { regels { naamVerzekerde omschrijving bedrag } }
  ... on EindafrekeningFactuur {
    verzekerden { jaarRegeling naamVerzekerde bedragRegelingTotaal relatienummerVerzekerde }
  }
} }`;

describe('invoices', () => {
  it('are listed in cents, with nulls for absent extensions', async () => {
    const { data } = await request(`{ facturen {
      soortFactuur datum status bedrag kenmerk kenmerkBetaalverzoek datumAutomatischeIncasso
      openBedrag periode titel uitersteBetaalDatum betalingsRegelingId
    } }`);

    expect(data.facturen).toHaveLength(4);
    expect(data.facturen[0]).toEqual({
      soortFactuur: 'Zorgpremie',
      datum: '2026-11-01',
      status: 'Te betalen via iDEAL',
      bedrag: 15420,
      kenmerk: 'F2026-00000001',
      kenmerkBetaalverzoek: '5000056789012345',
      datumAutomatischeIncasso: null,
      openBedrag: null,
      periode: null,
      titel: null,
      uitersteBetaalDatum: null,
      betalingsRegelingId: null,
    });
    expect(data.facturen[3]).toMatchObject({ bedrag: -1234, openBedrag: -1234 });
  });

  it.each([
    ['F2026-00000001', 'premie', 'PremieFactuur', { premieRegels: [{ bedrag: 15420 }] }],
    [
      'F2026-00000002',
      'risico',
      'RisicoFactuur',
      {
        perVerzekerde: [
          {
            totaalEigenRisico: 10010,
            regels: [{ omschrijving: null, afgeschermd: true, bedragEigenBijdrage: 5410 }],
          },
        ],
      },
    ],
    ['F2026-00000003', 'risicoPeriode', 'RisicoPeriodeFactuur', { regels: [{ bedrag: 3850 }] }],
    [
      'F2026-00000004',
      'eindAfrekening',
      'EindafrekeningFactuur',
      { verzekerden: [{ bedragRegelingTotaal: -1234, relatienummerVerzekerde: 'R2' }] },
    ],
  ])('fetches %s with the call of its kind, %s', async (k, detail, __typename, own) => {
    expect((await request(factuur, { k })).data.factuur).toMatchObject({
      __typename,
      kenmerk: k,
      bedragTeBetalen: 15420,
      betaalVerzoek: { kenmerk: '5000056789012345', bedragTeBetalen: 15420 },
      ...own,
    });
    expect(requested()).toEqual(['/facturen', `/factuurdetails/${detail}/${k}`]);
  });

  it('returns byte-identical responses for any number that is not the caller’s', async () => {
    const kenmerken = ['F2026-99999999', '', '..', '../relatie', '\0', 'x'.repeat(500), 'f2026-1'];
    const responses = await Promise.all(kenmerken.map((k) => browser.graphql(factuur, { k })));
    testSetup.provider.answer('/factuurdetails/premie/:kenmerk', (reply) =>
      reply.code(404).send({ status: 404 }),
    );
    responses.push(await browser.graphql(factuur, { k: 'F2026-00000001' }));

    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]?.json()).toMatchObject({
      data: { factuur: null },
      errors: [{ extensions: { status: 404 } }],
    });
  });

  it('fails as a whole if the response has another kind', async () => {
    testSetup.provider.answer('/factuurdetails/premie/:kenmerk', () => ({
      body: { factuurDetail: { factuurType: 'Eigenrisicotermijn' } },
    }));

    expect((await browser.graphql(factuur, { k: 'F2026-00000001' })).json()).toMatchObject({
      errors: [{ extensions: { status: 500, soort: 'shape' } }],
    });
  });
});

describe('the specification of a final settlement', () => {
  const query = `query ($k: String!, $r: String!, $j: Int) {
    eindafrekeningSpecificatie(kenmerk: $k, relatienummer: $r, jaarRegeling: $j) {
      jaarRegeling naamVerzekerde geboorteDatum bedragTotaalRegeling
      eigenRisicoGebruiken { bedragTotaalEigenRisico regels { datum zorgsoort bedrag } }
      opgelegdeTermijnen {
        bedragOpgelegd bedragBetaald bedragNietBetaald regels { datum omschrijving bedrag }
      }
    }
  }`;

  it('is in cents, for the requested year', async () => {
    const { data } = await request(query, { k: 'F1', r: 'R2', j: 2025 });

    expect(data.eindafrekeningSpecificatie).toMatchObject({
      bedragTotaalRegeling: -1234,
      eigenRisicoGebruiken: { bedragTotaalEigenRisico: 37266, regels: [{ zorgsoort: null }] },
      opgelegdeTermijnen: { bedragNietBetaald: 0, regels: [{ bedrag: 3850 }] },
    });
    expect(requested()).toEqual([
      '/factuurdetails/eindAfrekening/F1/specificatie/R2?jaarRegeling=2025',
    ]);
  });

  it('does not exist for somebody else', async () => {
    testSetup.provider.answer(
      '/factuurdetails/eindAfrekening/:kenmerk/specificatie/:relatienummer',
      (reply) => reply.code(404).send({ status: 404 }),
    );
    const foreign = await browser.graphql(query, { k: 'F1', r: 'R9' });
    const impossible = await browser.graphql(query, { k: 'F1', r: '..' });

    expect(foreign.json()).toMatchObject({ errors: [{ extensions: { status: 404 } }] });
    expect(impossible.text).toBe(foreign.text);
  });
});

describe('payment requests', () => {
  const fields = `titel datum betalingsKenmerk betalingsKenmerkOpgemaakt uitersteBetaalDatum
    rekeningNummerZenZ facturen { kenmerk factuur datum bedrag periode } bedragTotaal
    bedragEerderBetaaldVerrekend bedragTeBetalen kostenBijNietBetalen
    betaling { betalingId status }`;
  const one = `query ($k: String!) { betaalverzoek(kenmerk: $k) { ${fields} } }`;

  it('are in cents, without and with extensions', async () => {
    const expected = {
      titel: 'Herinnering',
      facturen: [{ factuur: 'Zorgpremie', bedrag: 15420, periode: null }],
      bedragTotaal: 15420,
      bedragEerderBetaaldVerrekend: 420,
      bedragTeBetalen: 15000,
    };
    const bare = { ...expected, kostenBijNietBetalen: null, betaling: null };
    expect((await request(`{ betaalverzoeken { ${fields} } }`)).data.betaalverzoeken).toMatchObject(
      [bare],
    );

    testSetup.provider.answer('/betaalverzoeken/:kenmerk', () => ({
      status: 200,
      betaalverzoek: {
        ...betaalverzoek,
        kostenBijNietBetalen: 40,
        betaling: { betalingId: 'b', status: 'verlopen' },
      },
    }));
    expect((await request(one, { k: '5000056789012345' })).data.betaalverzoek).toMatchObject({
      ...expected,
      kostenBijNietBetalen: 4000,
      betaling: { betalingId: 'b', status: 'verlopen' },
    });
    expect(requested()).toEqual(['/betaalverzoeken/5000056789012345']);
  });

  it('do not exist for somebody else', async () => {
    testSetup.provider.answer('/betaalverzoeken/:kenmerk', (reply) =>
      reply.code(404).send({ status: 404 }),
    );

    expect((await browser.graphql(one, { k: '5000056789012345' })).json()).toMatchObject({
      data: { betaalverzoek: null },
      errors: [{ extensions: { status: 404 } }],
    });
  });

  it('are refused without a session', async () => {
    const { status } = await testSetup.browser().graphql(one, { k: '5000056789012345' });
    expect(status).toBe(401);
    expect(testSetup.provider.seen).toHaveLength(0);
  });
});
