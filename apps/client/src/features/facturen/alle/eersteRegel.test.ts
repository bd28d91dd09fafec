import { factuurStatusTeksten } from '@mijn/domain/factuurstatus';
import { describe, expect, it } from 'vitest';
import { type OpenVerzoek, zinnen } from './eersteRegel.ts';

const vandaag = '2026-11-21';

const verzoek = (anders: Partial<OpenVerzoek> = {}): OpenVerzoek => ({
  titel: 'Factuur',
  bedragTeBetalen: 15_420,
  uitersteBetaalDatum: '2026-11-30',
  betaling: null,
  ...anders,
});

const factuur = (status: string, anders: object = {}) => ({
  status,
  bedrag: 15_420,
  openBedrag: 15_420,
  datumAutomatischeIncasso: null,
  kenmerkBetaalverzoek: null,
  ...anders,
});

describe('the first line of the invoices', () => {
  it('says what must be paid and by when', () => {
    expect(zinnen([verzoek()], [], vandaag)).toEqual([
      {
        soort: 'betalen',
        bedrag: 15_420,
        voor: '2026-11-30',
        meerData: false,
        teLaat: false,
        dringend: false,
      },
    ]);
  });

  it('adds several requests up, and names the first day', () => {
    const laat = verzoek({ titel: 'Aanmaning', uitersteBetaalDatum: '2026-11-20' });
    expect(zinnen([verzoek(), laat], [], vandaag)[0]).toMatchObject({
      bedrag: 30_840,
      voor: '2026-11-20',
      meerData: true,
      teLaat: true,
      dringend: true,
    });
  });

  it('does not ask to pay what the bank is still at', () => {
    const bijBank = verzoek({ betaling: { status: 'inBehandeling' } });
    expect(zinnen([bijBank], [], vandaag)).toEqual([{ soort: 'controle', bedrag: 15_420 }]);
  });

  it('still asks after a payment that failed', () => {
    const mislukt = verzoek({ betaling: { status: 'mislukt' } });
    expect(zinnen([mislukt], [], vandaag)[0]?.soort).toBe('betalen');
  });

  it('counts an invoice in a payment request once', () => {
    const gebundeld = factuur(factuurStatusTeksten.teBetalen, { kenmerkBetaalverzoek: '5000' });
    expect(zinnen([verzoek()], [gebundeld], vandaag)).toHaveLength(1);
  });

  it('tells the days of direct debits, the second one first', () => {
    const gepland = factuur('Wordt automatisch afgeschreven op 25 november 2026');
    const weer = factuur(factuurStatusTeksten.herincasso, {
      datumAutomatischeIncasso: '2026-12-02',
    });
    expect(zinnen([], [gepland, weer], vandaag)).toEqual([
      { soort: 'herincasso', bedrag: 15_420, op: '2026-12-02', meerData: false },
      { soort: 'incasso', bedrag: 15_420, op: '2026-11-25', meerData: false },
    ]);
  });

  it('tells that money comes, as an amount above zero', () => {
    const terug = factuur(factuurStatusTeksten.teOntvangen, { bedrag: -5000, openBedrag: -5000 });
    expect(zinnen([], [terug], vandaag)).toEqual([{ soort: 'ontvangen', bedrag: 5000 }]);
  });

  it('counts what is open of an invoice, and its whole amount where that is not told', () => {
    const deels = factuur(factuurStatusTeksten.betalingsregeling, { openBedrag: 5420 });
    const heel = factuur(factuurStatusTeksten.betalingsregeling, { openBedrag: null });
    expect(zinnen([], [deels, heel], vandaag)).toEqual([{ soort: 'termijnen', bedrag: 20_840 }]);
  });

  it('has nothing to say when everything is paid', () => {
    const betaald = factuur(factuurStatusTeksten.betaald, { openBedrag: 0 });
    expect(zinnen([], [betaald], vandaag)).toEqual([]);
  });

  it('does not call paid what it does not know', () => {
    expect(zinnen([], [factuur('Kwijtgescholden')], vandaag)).toEqual([
      { soort: 'onbekend', aantal: 1 },
    ]);
  });
});
