import { describe, expect, it } from 'vitest';
import { type Antwoord, bestandUitslag, indienUitslag as uitslagVan } from './uitslag.ts';

const indienUitslag = (antwoord: Antwoord) => uitslagVan(antwoord, true);

const antwoord = (status: number, body?: unknown, wachtSeconden?: number): Antwoord => ({
  soort: 'antwoord',
  status,
  body,
  wachtSeconden,
});

const melding = (level: string) => ({ code: 'X', level, message: 'Tekst' });

const overBestand = (messages: unknown[], meer = {}) =>
  antwoord(200, { status: 200, body: { filename: 'nota.pdf', messages, ...meer } });

const overDeclaratie = (messages: unknown[], meer = {}) =>
  antwoord(200, {
    status: 200,
    body: { fileValidationMessages: [], validationMessages: { messages }, ...meer },
  });

describe('the verdict on a file', () => {
  it('is received, with the id under which it travels once', () => {
    expect(bestandUitslag(overBestand([], { bestandId: 'b1' }))).toEqual({
      soort: 'ontvangen',
      meldingen: [],
      bestandId: 'b1',
    });
  });

  it('is received with a warning to confirm', () => {
    const uitslag = bestandUitslag(overBestand([melding('warn')]));
    expect(uitslag).toMatchObject({ soort: 'ontvangen', bestandId: undefined });
  });

  it('is refused with its reasons, whatever the status', () => {
    const body = { body: { filename: 'a', messages: [melding('error')] } };
    expect(bestandUitslag(overBestand([melding('error')])).soort).toBe('afgekeurd');
    expect(bestandUitslag(antwoord(415, body)).soort).toBe('afgekeurd');
  });

  it('takes a level that it does not know for a refusal', () => {
    expect(bestandUitslag(overBestand([melding('fatal')])).soort).toBe('afgekeurd');
  });

  it('never takes an unreadable answer for received', () => {
    expect(bestandUitslag(antwoord(200, undefined))).toMatchObject({ fout: 'storing' });
    expect(bestandUitslag(antwoord(200, {}))).toMatchObject({ fout: 'storing' });
  });
});

describe('the verdict on a claim', () => {
  it('is sent in, with its number', () => {
    expect(indienUitslag(overDeclaratie([], { nummer: 'D-1' }))).toEqual({
      soort: 'ingediend',
      nummer: 'D-1',
    });
  });

  it('is sent in without a number where the insurer gives none', () => {
    expect(indienUitslag(overDeclaratie([melding('info')]))).toEqual({
      soort: 'ingediend',
      nummer: undefined,
    });
  });

  it('asks to confirm a warning and does not call that sent in', () => {
    expect(indienUitslag(overDeclaratie([melding('warn')]))).toMatchObject({ soort: 'meldingen' });
  });

  it('takes a warning for a mere remark where the insurer cannot be confirmed to', () => {
    expect(uitslagVan(overDeclaratie([melding('warn')]), false)).toEqual({
      soort: 'ingediend',
      nummer: undefined,
    });
    expect(uitslagVan(overDeclaratie([melding('error')]), false).soort).toBe('meldingen');
  });

  it('tells what is wrong with which file', () => {
    const uitslag = indienUitslag(
      overDeclaratie([], {
        fileValidationMessages: [{ filename: 'a.pdf', messages: [melding('error')] }],
      }),
    );
    expect(uitslag).toMatchObject({ soort: 'meldingen', bestanden: [{ naam: 'a.pdf' }] });
  });

  it.each([
    [401, 'uitgelogd'],
    [403, 'geenToestemming'],
    [409, 'looptNog'],
    [413, 'teGroot'],
    [429, 'teVaak'],
    [500, 'storing'],
    [503, 'onderhoud'],
  ])('understands HTTP %i as %s', (status, fout) => {
    expect(indienUitslag(antwoord(status, { status }, 7))).toEqual({
      soort: 'mislukt',
      fout,
      wachtSeconden: 7,
    });
  });

  it('never takes a web page or silence for sent in', () => {
    expect(indienUitslag(antwoord(200, undefined))).toMatchObject({ fout: 'storing' });
    expect(indienUitslag(antwoord(200, {}))).toMatchObject({ fout: 'storing' });
    expect(indienUitslag(antwoord(200, { status: 503 }))).toMatchObject({ fout: 'onderhoud' });
    expect(indienUitslag({ soort: 'geenVerbinding' })).toMatchObject({ fout: 'geenVerbinding' });
  });
});
