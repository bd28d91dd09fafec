import { describe, expect, it } from 'vitest';
import type { GraphqlResponse } from '@mijn/contract/serverEntry';
import type { LoaderEnvironment } from '../../api/environment.ts';
import { argsFor, environment, placeOf } from '../../api/loading.testing.ts';
import { rootLoader } from './rootLoader.ts';

const relatie = { roepnaam: 'Sanne', vandaag: '2026-11-23' };
const failed = (status: number): GraphqlResponse => ({
  data: { relatie: null },
  errors: [{ message: 'x', path: ['relatie'], extensions: { status } }],
});

async function frameAt(
  address: string,
  answer: GraphqlResponse = { data: { relatie } },
  more: Partial<LoaderEnvironment> = {},
) {
  let asked = 0;
  const graphql = async () => {
    asked += 1;
    return answer;
  };
  const args = argsFor(address, { ...environment, graphql, ...more });
  const frame: unknown = await rootLoader(args).catch((thrown: unknown) => ({
    to: placeOf(thrown),
  }));
  return { frame, asked };
}

const nobody = { relatie: null, due: 0, daysAhead: 0 };

describe('rootLoader', () => {
  it('returns the person, and how far the insurer’s day is ahead', async () => {
    const { frame, asked } = await frameAt('/overzicht');
    expect(frame).toEqual({ relatie, due: 0, daysAhead: 2 });
    expect(asked).toBe(1);
  });

  it('counts the payment requests to pay, and goes without the count when it fails', async () => {
    const betaalverzoeken = [4275, 0, 8900].map((cents) => ({ bedragTeBetalen: cents }));
    const known = await frameAt('/overzicht', { data: { relatie, betaalverzoeken } });
    expect(known.frame).toMatchObject({ due: 2 });
    const errors = [{ message: 'x', path: ['betaalverzoeken'], extensions: { status: 503 } }];
    const unknown = await frameAt('/overzicht', {
      data: { relatie, betaalverzoeken: null },
      errors,
    });
    expect(unknown.frame).toMatchObject({ relatie, due: 0 });
  });

  it.each(['/uitloggen', '/inloggen-mislukt', '/introductie', '/offline', '/401', '/500', '/503'])(
    'makes no call on a page without a person: %s',
    async (address) => {
      expect(await frameAt(address)).toEqual({ frame: nobody, asked: 0 });
    },
  );

  it('keeps the person for a status page in place of another page', async () => {
    const statusPage = { path: '/500', asked: '/overzicht' };
    expect((await frameAt('/500', undefined, { statusPage })).frame).toMatchObject({ relatie });
  });

  it('makes no call without a login, nor when calls are ruled out', async () => {
    const none = { frame: nobody, asked: 0 };
    expect(await frameAt('/cookie-instellingen', undefined, { loggedIn: false })).toEqual(none);
    expect(await frameAt('/overzicht', undefined, { asksNothing: true })).toEqual(none);
  });

  it('redirects to the status page behind the login when the person cannot be loaded', async () => {
    const { frame } = await frameAt('/overzicht', failed(503));
    expect(frame).toMatchObject({ to: '/503' });
  });

  it('goes without the person on a public page when they cannot be loaded', async () => {
    expect(await frameAt('/cookie-instellingen', failed(503))).toEqual({ frame: nobody, asked: 1 });
    expect((await frameAt('/404')).frame).toMatchObject({ relatie });
  });
});

describe('the login page', () => {
  it('redirects a person who is logged in to their page', async () => {
    const { frame } = await frameAt('/inloggen?terug=facturen');
    expect(frame).toMatchObject({ to: '/facturen' });
    const elsewhere = await frameAt('/inloggen?terug=https://elsewhere.test');
    expect(elsewhere.frame).toMatchObject({ to: '/overzicht' });
  });

  it.each(['unauthorized=true', 'reden=onleesbaar'])(
    'keeps a person whom an error just sent there: %s',
    async (query) => {
      expect((await frameAt(`/inloggen?${query}`)).frame).toEqual(nobody);
    },
  );

  it('stays when the session is no longer valid', async () => {
    expect((await frameAt('/inloggen', failed(401))).frame).toEqual(nobody);
  });
});
