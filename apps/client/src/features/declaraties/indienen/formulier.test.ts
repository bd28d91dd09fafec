import { describe, expect, it } from 'vitest';
import type { BestandStaat, GekozenBestand } from './bestanden.ts';
import { maakFormulier } from './formulier.ts';
import { legeInvoer } from './invoer.ts';

const invoer = {
  ...legeInvoer,
  declarant: '1001',
  zorgsoort: 'Tandarts',
  behandelDatum: '2026-11-02',
  bedrag: '€ 1.061,8',
  naamZorgverlener: ' Praktijk Noord ',
};

const bestand = (staat: BestandStaat): GekozenBestand => ({
  sleutel: 'a',
  bestand: new File(['x'], 'nota.pdf'),
  staat,
});
const ontvangen = (bestandId: string | undefined, code = '', bevestigd = false): BestandStaat => ({
  soort: 'ontvangen',
  bestandId,
  bevestigd,
  meldingen: code ? [{ code, level: 'warn', message: '', veld: undefined }] : [],
});

describe('the form that is sent', () => {
  it('writes the fields as the contract wants them', () => {
    expect(Object.fromEntries(maakFormulier(invoer, [], []))).toEqual({
      declarant: '1001',
      zorgsoort: 'Tandarts',
      behandelDatum: '2026-11-02',
      bedrag: '1061.80',
      naamZorgverlener: 'Praktijk Noord',
      buitenland: 'false',
    });
  });

  it('lets a file travel once where the insurer keeps it', () => {
    const formulier = maakFormulier(invoer, [bestand(ontvangen('b1'))], []);
    expect(formulier.getAll('bestandIds')).toEqual(['b1']);
    expect(formulier.has('bestanden')).toBe(false);
  });

  it('sends the file itself at the end where the insurer does not', () => {
    const formulier = maakFormulier(invoer, [bestand(ontvangen(undefined))], []);
    expect(formulier.getAll('bestanden')).toHaveLength(1);
    expect(formulier.has('bestandIds')).toBe(false);
  });

  it('says nothing of confirming to an insurer that cannot hear it', () => {
    const formulier = maakFormulier(invoer, [bestand(ontvangen(undefined, 'VAAG', true))], []);
    expect(formulier.has('bevestigd')).toBe(false);
  });

  it('tells which warnings were confirmed, each once', () => {
    const bestanden = [bestand(ontvangen('b1', 'VAAG', true)), bestand(ontvangen('b2', 'NIET'))];
    const formulier = maakFormulier(invoer, bestanden, ['DUBBEL', 'VAAG']);
    expect(formulier.getAll('bevestigd')).toEqual(['DUBBEL', 'VAAG']);
  });
});
