import { describe, expect, it } from 'vitest';
import {
  beginToestand,
  type Gebeurtenis,
  isOnverzonden,
  sleutelVoor,
  type Toestand,
  volgendeToestand,
  vordering,
} from './toestand.ts';

const vandaag = '2026-11-21';
const nota = new File(['%PDF-'], 'nota.pdf', { type: 'application/pdf' });

const na = (...gebeurtenissen: Gebeurtenis[]): Toestand =>
  gebeurtenissen.reduce(volgendeToestand, beginToestand('1001'));

const gekozen: Gebeurtenis = {
  soort: 'bestandenGekozen',
  bestanden: [{ sleutel: 'a', bestand: nota }],
};
const ontvangen: Gebeurtenis = {
  soort: 'bestandStaat',
  sleutel: 'a',
  staat: { soort: 'ontvangen', bestandId: 'b1', meldingen: [], bevestigd: false },
};
const vul = (veld: 'bedrag' | 'naamZorgverlener' | 'behandelDatum' | 'zorgsoort', waarde: string) =>
  ({ soort: 'ingevuld', veld, waarde }) as const;
const verstuurd: Gebeurtenis = { soort: 'verstuurd', sleutel: 's1', bevestigd: [] };
const weg: Gebeurtenis = {
  soort: 'uitslag',
  uitslag: { soort: 'mislukt', fout: 'geenVerbinding', wachtSeconden: undefined },
};

describe('a claim in the making', () => {
  it('is ready to check once who, files and details are there', () => {
    const toestand = na(
      gekozen,
      ontvangen,
      vul('zorgsoort', 'Tandarts'),
      vul('behandelDatum', '2026-11-02'),
      vul('bedrag', '61,80'),
      vul('naamZorgverlener', 'Praktijk Noord'),
    );
    expect(vordering(toestand, vandaag)).toEqual({
      wie: true,
      nota: true,
      gegevens: true,
      ingediend: false,
    });
  });

  it('takes away what was said about a field as soon as the field changes', () => {
    const toestand = na(
      { soort: 'gecontroleerd', fouten: { bedrag: 'nul', zorgsoort: 'verplicht' } },
      vul('bedrag', '5'),
    );
    expect(toestand.fouten).toEqual({ zorgsoort: 'verplicht' });
  });

  it('knows whether leaving would lose something', () => {
    expect(isOnverzonden(na())).toBe(false);
    expect(isOnverzonden(na(vul('bedrag', '5')))).toBe(true);
    expect(isOnverzonden(na(gekozen))).toBe(true);
  });

  it('leaves a file away that was taken away while it was on its way', () => {
    expect(na(gekozen, { soort: 'bestandWeg', sleutel: 'a' }, ontvangen).bestanden).toEqual([]);
  });
});

describe('sending in', () => {
  it('is sent once, however often the button is pressed', () => {
    const toestand = na(verstuurd, { ...verstuurd, sleutel: 's2' });
    expect(toestand.verzending).toMatchObject({ soort: 'bezig', sleutel: 's1' });
  });

  it('sends the same again under the same key after a lost connection', () => {
    const toestand = na(verstuurd, weg);
    expect(sleutelVoor(toestand.verzending, () => 'nieuw')).toBe('s1');
  });

  it('takes a new key once something was changed', () => {
    const toestand = na(verstuurd, weg, vul('bedrag', '6'));
    expect(sleutelVoor(toestand.verzending, () => 'nieuw')).toBe('nieuw');
  });

  it('loses nothing when it fails', () => {
    const toestand = na(gekozen, ontvangen, vul('bedrag', '5'), verstuurd, weg);
    expect(toestand.invoer.bedrag).toBe('5');
    expect(toestand.bestanden).toHaveLength(1);
  });

  it('changes nothing while it is under way', () => {
    expect(na(vul('bedrag', '5'), verstuurd, vul('bedrag', '6')).invoer.bedrag).toBe('5');
  });

  it('takes a new key after warnings, and forgets what was confirmed when the claim changes', () => {
    const meldingen = [{ code: 'DUBBEL', level: 'warn' as const, message: '', veld: undefined }];
    const toestand = na(verstuurd, {
      soort: 'uitslag',
      uitslag: { soort: 'meldingen', meldingen, bestanden: [] },
    });
    expect(sleutelVoor(toestand.verzending, () => 'nieuw')).toBe('nieuw');
    const opnieuw = volgendeToestand(toestand, { ...verstuurd, bevestigd: ['DUBBEL'] });
    expect(opnieuw.bevestigd).toEqual(['DUBBEL']);
    const naFout = [weg, vul('bedrag', '7')].reduce(volgendeToestand, opnieuw);
    expect(naFout.bevestigd).toEqual([]);
  });

  it('shows a refused file at the file', () => {
    const meldingen = [{ code: 'VIRUS', level: 'error' as const, message: '', veld: undefined }];
    const toestand = na(gekozen, ontvangen, verstuurd, {
      soort: 'uitslag',
      uitslag: { soort: 'meldingen', meldingen: [], bestanden: [{ naam: 'nota.pdf', meldingen }] },
    });
    expect(toestand.bestanden[0]?.staat.soort).toBe('afgekeurd');
    expect(vordering(toestand, vandaag).nota).toBe(false);
  });

  it('asks for its files again when the insurer no longer keeps them', () => {
    const meldingen = [
      { code: 'bestandOnbekend', level: 'error' as const, message: '', veld: 'bestanden' },
    ];
    const toestand = na(gekozen, ontvangen, verstuurd, {
      soort: 'uitslag',
      uitslag: { soort: 'meldingen', meldingen, bestanden: [] },
    });
    expect(toestand.bestanden[0]?.staat).toEqual({ soort: 'mislukt', fout: 'verlopen' });
  });

  it('ends with the number, and nothing is left to lose', () => {
    const toestand = na(vul('bedrag', '5'), verstuurd, {
      soort: 'uitslag',
      uitslag: { soort: 'ingediend', nummer: 'D-1' },
    });
    expect(toestand.verzending).toEqual({ soort: 'ingediend', nummer: 'D-1' });
    expect(isOnverzonden(toestand)).toBe(false);
    expect(volgendeToestand(toestand, verstuurd)).toBe(toestand);
  });
});
