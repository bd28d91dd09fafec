import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verstuur } from './verstuur.ts';

type Afloop = 'load' | 'error' | 'nooit';

// What a browser's XMLHttpRequest does, as far as we use it.
class NepVerzoek extends EventTarget {
  static afloop: Afloop = 'load';
  static status = 200;
  static tekst = '{"status":200}';
  static koppen: Record<string, string> = {};
  readonly upload = new EventTarget();
  timeout = 0;
  responseText = '';
  status = 0;
  open(): void {}
  setRequestHeader(naam: string, waarde: string): void {
    NepVerzoek.koppen[naam] = waarde;
  }
  getResponseHeader(naam: string): string | null {
    return naam === 'retry-after' ? '7' : null;
  }
  abort(): void {
    this.dispatchEvent(new Event('loadend'));
  }
  send(): void {
    const { afloop, status, tekst } = NepVerzoek;
    if (afloop === 'nooit') return;
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
    if (afloop === 'load') Object.assign(this, { status, responseText: tekst });
    this.dispatchEvent(new Event(afloop));
    this.dispatchEvent(new Event('loadend'));
  }
}

const stuur = (signal = new AbortController().signal, onVoortgang = vi.fn()) =>
  verstuur({ pad: '/x', formulier: new FormData(), kop: { sleutel: 'a' }, onVoortgang, signal });

beforeEach(() => {
  Object.assign(NepVerzoek, { afloop: 'load', status: 200, tekst: '{"status":200}', koppen: {} });
  vi.stubGlobal('XMLHttpRequest', NepVerzoek);
});
afterEach(() => vi.unstubAllGlobals());

describe('sending a form with files', () => {
  it('gives status, JSON and how long to wait', async () => {
    expect(await stuur()).toEqual({
      soort: 'antwoord',
      status: 200,
      body: { status: 200 },
      wachtSeconden: 7,
    });
  });

  it('carries the header that no other site can send', async () => {
    await stuur();
    expect(NepVerzoek.koppen).toMatchObject({ 'x-mijn': '1', sleutel: 'a' });
  });

  it('tells how much has gone', async () => {
    const voortgang = vi.fn();
    await stuur(undefined, voortgang);
    expect(voortgang).toHaveBeenCalledWith(0.25);
  });

  it('has no body when what came back is no JSON', async () => {
    NepVerzoek.tekst = '<html>';
    expect(await stuur()).toMatchObject({ soort: 'antwoord', body: undefined });
  });

  it('has no connection when nothing came back', async () => {
    NepVerzoek.afloop = 'error';
    expect(await stuur()).toEqual({ soort: 'geenVerbinding' });
  });

  it('stops when it is told to', async () => {
    NepVerzoek.afloop = 'nooit';
    const stop = new AbortController();
    const antwoord = stuur(stop.signal);
    stop.abort();
    expect(await antwoord).toEqual({ soort: 'geenVerbinding' });
  });
});
