import type { ZorgkostenResponse } from '@mijn/contract/zorgkosten';
import type { ZorgkostenRegel } from '@mijn/contract/zorgkostenDetail';
import { eurosToCents } from '@mijn/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendReactie } from '../declaraties/reacties/reacties.testing.ts';
import { declaratiesOf, numberOf, type TestProvider } from '../testing/trialProvider.testing.ts';
import { startWithoutProtection, protectionModes } from '../testing/withoutAccess.testing.ts';

let provider: TestProvider;

const path = (nummer: string, volgnummer: number | string = 1) =>
  `/uitbreidingen/zorgkosten/${nummer}/${volgnummer}`;
const handled = (who: string, zorgsoort?: string) =>
  declaratiesOf(who).find(
    (one) => one.status === 'AFGEHANDELD' && (!zorgsoort || one.zorgsoort === zorgsoort),
  )?.nummer ?? '';
const detailOf = async (as: string, nummer: string) =>
  (await provider.read<{ regel: ZorgkostenRegel }>(path(nummer), as)).regel;

describe('GET /uitbreidingen/zorgkosten/{nummer}/{volgnummer}', () => {
  beforeAll(async () => {
    provider = await startWithoutProtection('as it is', { jobsHeld: true });
  });
  afterAll(() => provider.stop());

  it.each([
    ['sanne', 'Sanne'],
    ['sanne', 'Lotte'],
    ['jan', 'Jan'],
    ['emma', 'Emma'],
    ['piet', 'Piet'],
  ])('returns steps that end at the amount of the line: as %s, of %s', async (as, who) => {
    for (const year of [2025, 2026]) {
      const all = await provider.read<ZorgkostenResponse>(
        `/zorgkosten/${numberOf(who)}/${year}`,
        as,
      );
      for (const line of all.zorgkostenRegels) {
        const regel = await detailOf(as, line.declaratieNummer ?? '');
        const [first = 0, ...taken] = regel.stappen.map(({ bedrag }) => eurosToCents(bedrag));
        const last = taken.pop();
        expect(first).toBe(eurosToCents(line.bedragGedeclareerd));
        expect(first - taken.reduce((sum, one) => sum + one, 0)).toBe(last);
        expect(last).toBe(eurosToCents(line.bedragVergoed));
        expect([regel.boekjaar, regel.behandelDatum.slice(0, 4)]).toEqual([year, String(year)]);
      }
    }
  });

  it('returns the day of receipt, the year it counts for, and the reason for each step', async () => {
    const late = declaratiesOf('Tom').find(({ soortIndiener }) => soortIndiener === 'Zorgverlener');
    const regel = await detailOf('tom', late?.nummer ?? '');
    expect([regel.soortIndiener, regel.boekjaar]).toEqual(['Zorgverlener', 2025]);
    expect(regel.ingediendOp.slice(0, 4)).toBe('2026');
    expect(regel.stappen.find(({ stap }) => stap === 'eigenRisico')?.uitleg).toContain(
      'Daarom telt dit voor het eigen risico van 2025',
    );
  });

  it('shows a verzekeringsnemer the amounts of a child from 12, and hides the care', async () => {
    const nummer = handled('Bram');
    const hidden = await detailOf('sanne', nummer);
    expect(hidden).toMatchObject({ zorgsoort: null, prestatie: null, meldingen: null });
    expect(hidden).toMatchObject({ naamLocatieZorgverlener: null, notaNummer: null });
    expect(hidden.stappen.every(({ uitleg }) => uitleg === null)).toBe(true);
    expect([hidden.magReageren, (await detailOf('bram', nummer)).magReageren]).toEqual([
      false,
      true,
    ]);
  });

  it('answers 404 for a line that does not exist or is not judged', async () => {
    const open = declaratiesOf('Sanne').find(({ status }) => status === 'IN_BEHANDELING');
    for (const address of [
      path(handled('Sanne'), 2),
      path(open?.nummer ?? ''),
      path('D2026-000000'),
    ])
      expect((await provider.request(address, 'sanne')).status).toBe(404);
    expect((await provider.request(path(handled('Sanne'), 'x'), 'sanne')).status).toBe(400);
  });

  it('returns the progress of a reaction, only to a viewer who may see the care', async () => {
    const nummer = handled('Bram');
    const content = { regel: 1, soort: 'nietGehad', tekst: 'Deze zorg had ik niet.' };
    expect((await sendReactie(provider, 'bram', nummer, content)).status).toBe(200);
    const { magReageren, reacties } = await detailOf('bram', nummer);
    expect(magReageren).toBe(false);
    expect(reacties).toMatchObject([{ soort: 'nietGehad', status: 'verstuurd', antwoord: null }]);
    expect((await detailOf('sanne', nummer)).reacties).toEqual([]);
    await provider.jobs.runAll();
    const [answered] = (await detailOf('bram', nummer)).reacties;
    expect(answered).toMatchObject({ status: 'inBehandeling' });
    expect(answered?.antwoord).toContain('Dat doet een medewerker.');
  });

  it('logs access to the person it concerns', async () => {
    await detailOf('sanne', handled('Lotte'));
    const log = await provider.sql(`SELECT betreft FROM insurer.inzage
      WHERE operatie = 'getZorgkostenRegel' AND kijker = '${numberOf('Sanne')}'
      ORDER BY inzage_id DESC LIMIT 1`);
    expect(log).toEqual([{ betreft: numberOf('Lotte') }]);
  });
});

describe.each(protectionModes)('a line of a stranger, %s', (mode) => {
  beforeAll(async () => {
    provider = await startWithoutProtection(mode);
  });
  afterAll(() => provider.stop());

  it.each(['mila', 'jan', 'daan'])('is to %s as an unknown one', async (as) => {
    const foreign = await provider.request(path(handled('Sanne')), as);
    const nobody = await provider.request(path('D2026-000000'), as);
    expect([foreign.status, foreign.text]).toEqual([404, '{"status":404}']);
    expect(nobody.text).toBe(foreign.text);
  });
});
