import type { EigenRisicoResponse } from '@mijn/contract/eigenRisico';
import type { VoorafResponse } from '@mijn/contract/vooraf';
import { eurosToCents } from '@mijn/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberOf, type TestProvider } from '../testing/trialProvider.testing.ts';
import { startWithoutProtection, protectionModes } from '../testing/withoutAccess.testing.ts';

let provider: TestProvider;

const path = (who: string, zorgsoort: string, bedrag: string) =>
  `/uitbreidingen/zorgkosten/vooraf?${new URLSearchParams({ relatienummer: who, zorgsoort, bedrag }).toString()}`;
const ask = (as: string, who: string, zorgsoort = 'Ziekenhuis', bedrag = '1000.00') =>
  provider.read<VoorafResponse>(path(numberOf(who), zorgsoort, bedrag), as);
const amount = ({ vooraf }: VoorafResponse, name: string) => {
  const step = vooraf?.stappen.find(({ stap }) => stap === name);
  return step ? eurosToCents(step.bedrag) : Number.NaN;
};

const shared = () => ask('sanne', 'Sanne', 'Tandarts');
const consent = (given: boolean) =>
  provider.sql(`UPDATE insurer.relatie SET toestemming_zorgkosten = ${given}
    WHERE relatienummer = '${numberOf('Bram')}'`);

describe('GET /uitbreidingen/zorgkosten/vooraf', () => {
  beforeAll(async () => {
    provider = await startWithoutProtection('as it is');
  });
  afterAll(() => provider.stop());

  it.each(['sanne', 'jan', 'emma', 'tom', 'noor', 'fatima'])(
    'applies the remaining own risk of %s, with steps that add up',
    async (as) => {
      const who = `${as.charAt(0).toUpperCase()}${as.slice(1)}`;
      const answer = await ask(as, who);
      const year = `relatienummer=${numberOf(who)}&jaar=2026&merk=ZZ`;
      const { body } = await provider.read<EigenRisicoResponse>(`/eigenRisicoPerJaar?${year}`, as);
      expect(amount(answer, 'eigenRisico')).toBe(eurosToCents(body.eigenRisico.totaalResterend));
      const taken = ['nietVergoed', 'wettelijkeBijdrage', 'eigenRisico'].map((name) =>
        amount(answer, name),
      );
      const own = taken.reduce((sum, one) => sum + one, 0);
      expect(amount(answer, 'vergoed')).toBe(100_000 - own);
      expect(answer.vooraf && eurosToCents(answer.vooraf.bedragZelf)).toBe(own);
    },
  );

  it('handles care without own risk, care without cover, and a budget that is nearly used', async () => {
    expect(amount(await ask('fatima', 'Fatima', 'Huisarts'), 'eigenRisico')).toBe(0);
    expect(amount(await ask('tom', 'Tom', 'Tandarts'), 'nietVergoed')).toBe(100_000);
    const { vooraf } = await ask('jan', 'Jan', 'Fysiotherapie', '50.00');
    const nearlyUsed = vooraf?.meldingen.find(({ code }) => code === 'budgetBijnaOp');
    expect(nearlyUsed?.omschrijving).toMatch(/hoogstens 18 behandelingen.*nog 2 over/);
  });

  it('counts claims in progress, and uses up nothing itself', async () => {
    const [one, two] = [await ask('sanne', 'Sanne'), await ask('sanne', 'Sanne')];
    expect(one.vooraf?.onderweg).toBe(2);
    expect(two).toEqual(one);
  });

  it('reveals nothing about a person whose care is hidden, including the rest of budgets', async () => {
    expect(await ask('sanne', 'Bram', 'Fysiotherapie')).toEqual({
      status: 200,
      vooraf: null,
      reden: 'afgeschermd',
    });
  });

  it('reveals nothing about a budget shared with a person whose care is hidden, until they consent', async () => {
    expect(await shared()).toEqual({ status: 200, vooraf: null, reden: 'gedeeldBudget' });
    await consent(true);
    expect((await shared()).vooraf?.zorgsoort).toBe('Tandarts');
    await consent(false);
  });

  it('answers that own risk is unknown where the year has none yet', async () => {
    await provider.sql('DELETE FROM insurer.eigen_risico_bedrag WHERE jaar = 2026');
    expect(await ask('fatima', 'Fatima')).toMatchObject({
      vooraf: null,
      reden: 'eigenRisicoOnbekend',
    });
  });

  it.each(['', '-5', '1e3', '12345678', '1.234'])(
    'answers 400 for the amount "%s"',
    async (bedrag) => {
      const url = path(numberOf('Jan'), 'Ziekenhuis', bedrag);
      expect((await provider.request(url, 'jan')).status).toBe(400);
    },
  );

  it('logs access to the person it concerns', async () => {
    await ask('sanne', 'Lotte');
    const log = await provider.sql(`SELECT betreft FROM insurer.inzage
      WHERE operatie = 'getVooraf' AND kijker = '${numberOf('Sanne')}' ORDER BY inzage_id DESC LIMIT 1`);
    expect(log).toEqual([{ betreft: numberOf('Lotte') }]);
  });
});

describe.each(protectionModes)('a person who is a stranger, %s', (mode) => {
  beforeAll(async () => {
    provider = await startWithoutProtection(mode);
  });
  afterAll(() => provider.stop());

  it.each(['mila', 'jan', 'daan'])('is to %s as an unknown one', async (as) => {
    for (const address of [
      (who: string) => path(who, 'Ziekenhuis', '100'),
      (who: string) => `/uitbreidingen/eigenRisico/verwachting?relatienummer=${who}`,
    ]) {
      const foreign = await provider.request(address(numberOf('Sanne')), as);
      const nobody = await provider.request(address('R0'), as);
      expect([foreign.status, foreign.text]).toEqual([404, '{"status":404}']);
      expect(nobody.text).toBe(foreign.text);
    }
  });
});
