import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schrijfLedger } from '../facturen/facturen.testhulp.ts';
import { ledgerVanSanne, risico } from '../facturen/gezin.testhulp.ts';
import {
  declaratiesVan,
  type ProefProvider,
  startProefProvider,
} from '../testhulp/proefProvider.ts';

let provider: ProefProvider;
beforeAll(async () => {
  provider = await startProefProvider({ uitbreidingen: false });
});
afterAll(() => provider.stop());

type Veld = Record<string, unknown>;

describe('an insurer with only the core', () => {
  it('answers with the fields of §3 and nothing else', async () => {
    const { relatie } = await provider.lees<{ relatie: Veld }>('/relatie', 'sanne');
    expect(relatie).not.toHaveProperty('merk');
    expect(relatie).not.toHaveProperty('uitkeringIban');
    const lijst = await provider.lees<{ declaraties: Veld[] }>('/declaraties', 'sanne');
    expect(Object.keys(lijst)).toEqual(['status', 'declaraties']);
    expect(Object.keys(lijst.declaraties[0] ?? {}).toSorted()).toEqual(
      ['bsn', 'datum', 'nieuw', 'nummer', 'omschrijving', 'status', 'zorgSoorten'].toSorted(),
    );
  });

  it('leaves steps, history and files out of a claim', async () => {
    const claim = declaratiesVan('Sanne').find(({ status }) => status === 'AFGEHANDELD');
    const pad = `/declaraties/${claim?.nummer}`;
    const { declaraties } = await provider.lees<{ declaraties: Veld[] }>(pad, 'sanne');
    const [declaratie = {}] = declaraties;
    for (const veld of ['verloop', 'verwachtOp', 'bestanden', 'afgeschermd', 'opgemaakteNaam']) {
      expect(declaratie).not.toHaveProperty(veld);
    }
    expect(declaratie['bedrag']).toBeGreaterThan(0);
    expect(declaratie).toHaveProperty('regels[0].zorgSoort');
    expect(declaratie).not.toHaveProperty('regels[0].stappen');
  });

  it('leaves out of bills what the core does not have', async () => {
    await schrijfLedger(provider, ledgerVanSanne());
    const { body } = await provider.lees<{ body: { facturen: Veld[] } }>('/facturen', 'sanne');
    expect(Object.keys(body.facturen[0] ?? {}).toSorted()).toEqual(
      [
        'bedrag',
        'datum',
        'datumAutomatischeIncasso',
        'kenmerk',
        'kenmerkBetaalverzoek',
        'soortFactuur',
        'status',
      ].toSorted(),
    );
    const { betaalverzoeken } = await provider.lees<{ betaalverzoeken: Veld[] }>(
      '/betaalverzoeken',
      'sanne',
    );
    const [verzoek = {}] = betaalverzoeken;
    expect(verzoek).toHaveProperty('bedragTeBetalen');
    for (const veld of ['betaling', 'kostenBijNietBetalen', 'facturen[0].periode']) {
      expect(verzoek).not.toHaveProperty(veld);
    }
    const factuur = await provider.lees<Veld>(`/factuurdetails/risico/${risico}`, 'sanne');
    expect(factuur).toHaveProperty('body.factuurDetail.verzekerden[0].regels[0].datum');
    expect(JSON.stringify(factuur)).not.toContain('afgeschermd');
  });

  it.each(['zoek=x', 'status=INGEDIEND', 'jaar=2026', 'zorgsoort=Huisarts', 'relatienummer=1'])(
    'does not know the filter %s',
    async (vraag) => {
      expect((await provider.vraag(`/declaraties?${vraag}`, 'sanne')).status).toBe(400);
    },
  );
});
