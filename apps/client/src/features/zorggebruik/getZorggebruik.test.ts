import { describe, expect, it } from 'vitest';
import { asOnesOwn } from './getZorggebruik.ts';
import { toBudget, toSharedBudget } from './zorggebruik.testing.ts';

const [glasses] = toSharedBudget().subverstrekkingen;
if (!glasses) throw new Error('a part');
const part = { ...glasses, gebruikt: 0, resterend: 10_000 };
const dentist = { ...part, code: 'TAND', totaal: 25_000, gebruikt: 7_230, resterend: 17_770 };
const alone = toSharedBudget({
  gebruikt: 7_230,
  resterend: 52_770,
  verzekerdeGebruiken: [{ relatienummer: 'R1', opgemaakteNaam: 'Fatima', gebruikt: 7_230 }],
  subverstrekkingen: [dentist, part],
});

describe('a budget of several kinds of care', () => {
  it("is limited by the person's own maxima: € 277,70 of € 350,00, and not € 527,70 of € 600,00", () => {
    expect(asOnesOwn(alone)).toEqual({ ...alone, totaal: 35_000, resterend: 27_770 });
  });

  it('is used up when both maxima are, whatever is left of the total', () => {
    const parts = [dentist, part].map((one) => ({ ...one, gebruikt: one.totaal, resterend: 0 }));
    const used = asOnesOwn({
      ...alone,
      gebruikt: 35_000,
      resterend: 25_000,
      subverstrekkingen: parts,
    });
    expect(used).toMatchObject({ resterend: 0, isResterendBruikbaar: false });
  });

  it('is the total when that is less', () => {
    const little = { ...alone, totaal: 30_000, resterend: 22_770 };
    expect(asOnesOwn(little)).toEqual(little);
  });

  it('stays as it is with several people, hidden figures, or incomplete parts', () => {
    const [share] = alone.verzekerdeGebruiken;
    if (!share) throw new Error('a share');
    const shared = { ...alone, verzekerdeGebruiken: [share, { ...share, relatienummer: 'R2' }] };
    const hidden = { ...dentist, gebruikt: null, resterend: null };
    for (const budget of [
      shared,
      toSharedBudget(),
      toBudget(),
      { ...alone, subverstrekkingen: [hidden, part] },
      { ...alone, subverstrekkingen: [part] },
    ]) {
      expect(asOnesOwn(budget)).toBe(budget);
    }
  });
});
