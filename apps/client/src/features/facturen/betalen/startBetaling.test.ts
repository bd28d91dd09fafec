import { describe, expect, it } from 'vitest';
import { ApiFout } from '../../../api/apiFout.ts';
import { startBetaling } from './startBetaling.ts';

const adres = 'http://ideal.localhost:3003/betalen/tr_1';
const hosts = ['ideal.localhost:3003'];
const kenmerk = '5000056789012345';

const antwoordt = (redirect: string) => () =>
  Promise.resolve({ data: { startBetaling: { redirect } } });

const weigert = (status: number) => () =>
  Promise.resolve({
    data: { startBetaling: null },
    errors: [{ message: 'x', path: ['startBetaling'], extensions: { status } }],
  });

describe('starting to pay', () => {
  it('asks for this payment request and gives the address of the bank', async () => {
    const gevraagd: unknown[] = [];
    const gestart = await startBetaling(kenmerk, hosts, (verzoek) => {
      gevraagd.push(verzoek.variables);
      return antwoordt(adres)();
    });
    expect(gestart).toEqual({ gelukt: true, adres });
    expect(gevraagd).toEqual([{ kenmerk }]);
  });

  it('sends nobody to another address than the payment provider’s', async () => {
    const elders = await startBetaling(kenmerk, hosts, antwoordt('https://elders.example/'));
    expect(elders).toEqual({ gelukt: false, waarom: 'mislukt' });
  });

  it.each([
    [409, 'bezet'],
    [503, 'storing'],
    [404, 'verouderd'],
    [401, 'verouderd'],
    [500, 'mislukt'],
  ])('tells what %i means', async (status, waarom) => {
    expect(await startBetaling(kenmerk, hosts, weigert(status))).toEqual({ gelukt: false, waarom });
  });

  it('knows that there is no network', async () => {
    const weg = await startBetaling(kenmerk, hosts, () =>
      Promise.reject(new ApiFout('netwerk', 0)),
    );
    expect(weg).toEqual({ gelukt: false, waarom: 'geenNetwerk' });
  });
});
