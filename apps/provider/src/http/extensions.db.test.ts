import { describe, expect, it } from 'vitest';
import { writeLedger } from '../facturen/facturen.testing.ts';
import { ledgerOfSanne, risico } from '../facturen/household.testing.ts';
import { declaratiesOf, useTestProvider } from '../testing/trialProvider.testing.ts';

const provider = await useTestProvider({ extensions: false });

type Field = Record<string, unknown>;

describe('an insurer without the extensions', () => {
  it('answers with the fields of §3 only', async () => {
    const { relatie } = await provider.read<{ relatie: Field }>('/relatie', 'sanne');
    expect(relatie).not.toHaveProperty('merk');
    expect(relatie).not.toHaveProperty('uitkeringIban');
    expect(relatie).not.toHaveProperty('vandaag');
    const list = await provider.read<{ declaraties: Field[] }>('/declaraties', 'sanne');
    expect(Object.keys(list)).toEqual(['status', 'declaraties']);
    expect(Object.keys(list.declaraties[0] ?? {}).toSorted()).toEqual(
      ['bsn', 'datum', 'nieuw', 'nummer', 'omschrijving', 'status', 'zorgSoorten'].toSorted(),
    );
  });

  it('has no change log, and accepts changes of fields of §3 only', async () => {
    for (const path of ['wijzigingen', 'inzagen']) {
      const { status } = await provider.request(`/uitbreidingen/relatie/${path}`, 'sanne');
      expect([path, status]).toEqual([path, 404]);
    }
    const { _state } = await provider.read<{ _state: string }>('/relatie', 'sanne');
    const send = async (fields: object) => {
      const { status, text } = await provider.request('/relatie', 'sanne', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...fields, _state }),
      });
      return [status, text] as const;
    };
    expect((await send({ merk: 'ZZ' }))[0]).toBe(400);
    expect((await send({ roepnaam: 'San' }))[0]).toBe(200);
    expect(await send({ roepnaam: 'Sanne' })).toEqual([409, '{"status":409}']);
  });

  it('omits steps, history and files of a claim', async () => {
    const judged = declaratiesOf('Sanne').find(({ status }) => status === 'AFGEHANDELD');
    const path = `/declaraties/${judged?.nummer}`;
    const { declaraties } = await provider.read<{ declaraties: Field[] }>(path, 'sanne');
    const [declaratie = {}] = declaraties;
    for (const field of ['verloop', 'verwachtOp', 'bestanden', 'afgeschermd', 'opgemaakteNaam']) {
      expect(declaratie).not.toHaveProperty(field);
    }
    expect(declaratie['bedrag']).toBeGreaterThan(0);
    expect(declaratie).toHaveProperty('regels[0].zorgSoort');
    expect(declaratie).not.toHaveProperty('regels[0].stappen');
  });

  it('omits fields of bills that the core does not have', async () => {
    await writeLedger(provider, ledgerOfSanne());
    const { body } = await provider.read<{ body: { facturen: Field[] } }>('/facturen', 'sanne');
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
    const { betaalverzoeken } = await provider.read<{ betaalverzoeken: Field[] }>(
      '/betaalverzoeken',
      'sanne',
    );
    const [request = {}] = betaalverzoeken;
    expect(request).toHaveProperty('bedragTeBetalen');
    for (const field of ['betaling', 'kostenBijNietBetalen', 'facturen[0].periode']) {
      expect(request).not.toHaveProperty(field);
    }
    const factuur = await provider.read<Field>(`/factuurdetails/risico/${risico}`, 'sanne');
    expect(factuur).toHaveProperty('body.factuurDetail.verzekerden[0].regels[0].datum');
    expect(JSON.stringify(factuur)).not.toContain('afgeschermd');
  });

  it.each(['zoek=x', 'status=INGEDIEND', 'jaar=2026', 'zorgsoort=Huisarts', 'relatienummer=1'])(
    'ignores the filter %s',
    async (request) => {
      expect((await provider.request(`/declaraties?${request}`, 'sanne')).status).toBe(400);
    },
  );
});
