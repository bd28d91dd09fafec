import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from './sendClaim.ts';

type Ending = 'load' | 'error' | 'never';

class FakeRequest extends EventTarget {
  static ending: Ending = 'load';
  static status = 200;
  static tekst = '{"status":200}';
  static headers: Record<string, string> = {};
  readonly upload = new EventTarget();
  timeout = 0;
  responseText = '';
  status = 0;
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    FakeRequest.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return name === 'retry-after' ? '7' : null;
  }
  abort(): void {
    this.dispatchEvent(new Event('loadend'));
  }
  send(): void {
    const { ending, status, tekst } = FakeRequest;
    if (ending === 'never') return;
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
    if (ending === 'load') Object.assign(this, { status, responseText: tekst });
    this.dispatchEvent(new Event(ending));
    this.dispatchEvent(new Event('loadend'));
  }
}

const sendBytes = (signal = new AbortController().signal, onProgress = vi.fn()) =>
  send({ path: '/x', form: new FormData(), header: { key: 'a' }, onProgress, signal });

beforeEach(() => {
  Object.assign(FakeRequest, { ending: 'load', status: 200, tekst: '{"status":200}', headers: {} });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

describe('sending a form with files', () => {
  it('returns status, JSON and the time to wait', async () => {
    expect(await sendBytes()).toEqual({
      kind: 'response',
      status: 200,
      body: { status: 200 },
      waitSeconds: 7,
    });
  });

  it('sends the header that no other site can send', async () => {
    await sendBytes();
    expect(FakeRequest.headers).toMatchObject({ 'x-mijn': '1', key: 'a' });
  });

  it('reports the progress', async () => {
    const progress = vi.fn();
    await sendBytes(undefined, progress);
    expect(progress).toHaveBeenCalledWith(0.25);
  });

  it('has no body when the answer is not JSON', async () => {
    FakeRequest.tekst = '<html>';
    expect(await sendBytes()).toMatchObject({ kind: 'response', body: undefined });
  });

  it('is "noConnection" without an answer', async () => {
    FakeRequest.ending = 'error';
    expect(await sendBytes()).toEqual({ kind: 'noConnection' });
  });

  it('aborts on its signal', async () => {
    FakeRequest.ending = 'never';
    const stop = new AbortController();
    const response = sendBytes(stop.signal);
    stop.abort();
    expect(await response).toEqual({ kind: 'noConnection' });
  });
});
