import { randomUUID } from 'node:crypto';
import { FormData } from 'undici';

export interface Request {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData;
}

/** Returns a function that makes requests, each of which sends in another claim. */
export function claimRequests(relatienummer: string, photo?: Blob): () => Request {
  return () => {
    const body = new FormData();
    body.set('declarant', relatienummer);
    body.set('zorgsoort', 'Fysiotherapie');
    body.set('behandelDatum', Temporal.Now.plainDateISO().subtract({ days: 3 }).toString());
    body.set('bedrag', '45.00');
    body.set('naamZorgverlener', 'Praktijk De Meting');
    body.set('notaNummer', randomUUID());
    if (photo) body.set('bestanden', photo, 'nota.jpg');
    const headers = { 'idempotency-key': randomUUID() };
    return { method: 'POST', path: '/api/v1/declaraties/indienen', headers, body };
  };
}
