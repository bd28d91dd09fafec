import type { GraphqlAntwoord, GraphqlVerzoek } from '@mijn/contract/serverEntry';
import { beforeAll, describe, expect, test } from 'vitest';
import { laadLuieSchermen } from '../app/luieSchermen.ts';
import { maakRender } from './maakRender.tsx';

const bouw = {
  manifest: { 'src/main.tsx': { file: 'assets/main.js' } },
  stijl: { tekst: 'a{color:red}', hash: 'sha256-x' },
};
const render = maakRender({ nl: bouw, en: bouw });
beforeAll(laadLuieSchermen);

const relatie = {
  opgemaakteNaam: 'S. de Vries',
  roepnaam: 'Sanne',
  achternaam: 'de Vries',
  merk: 'ZZ',
  leeftijd: 17,
};
const verzoek = {
  titel: 'Herinnering',
  betalingsKenmerk: '5000056789012345',
  bedragTeBetalen: 15_420,
  uitersteBetaalDatum: '2026-11-30',
  betaling: null,
};
const betaling = (status: string) => ({
  betalingId: 'b-1',
  status,
  bedrag: 15_420,
  betaalkenmerk: '5000056789012345',
  betalingsKenmerkOpgemaakt: '5000 0567 8901 2345',
  bijgewerktOp: '2026-11-21T09:00:00Z',
  betaalverzoek: verzoek,
});
const velden: Readonly<Record<string, unknown>> = {
  relatie,
  declaraties: { declaraties: [] },
  betaalverzoeken: [verzoek],
  eigenRisico: null,
};

/** Answers every operation with the fields, of which those named in `stuk` fail with that status. */
function antwoord(alle: object, stuk: Readonly<Record<string, number>>): GraphqlAntwoord {
  const fouten = Object.entries(stuk);
  return {
    data: { ...alle, ...Object.fromEntries(fouten.map(([veld]) => [veld, null])) },
    errors: fouten.map(([veld, status]) => ({
      message: 'x',
      path: [veld],
      extensions: { status },
    })),
  };
}

interface Wens {
  readonly alle?: object;
  readonly stuk?: Readonly<Record<string, number>>;
  readonly ingelogd?: boolean;
}

async function vraag(url: string, { alle = velden, stuk = {}, ingelogd = true }: Wens = {}) {
  const gevraagd: GraphqlVerzoek[] = [];
  const uit = await render({
    url,
    taal: 'nl',
    config: {
      merk: 'ZZ',
      merkUrls: { ZZ: 'http://localhost:3000', AZVZ: 'http://ankerzee.localhost:3000' },
    },
    ingelogd,
    nu: '2026-11-21T09:00:00Z',
    signal: new AbortController().signal,
    graphql: (operatie) => {
      gevraagd.push(operatie);
      // The frame asks its own, and that does not fail here.
      const frame = operatie.query.includes('query Frame');
      return Promise.resolve(antwoord(frame ? velden : alle, frame ? {} : stuk));
    },
  });
  const html = uit.soort === 'pagina' ? uit.html.replaceAll('\u00A0', ' ') : '';
  return { uit, html, gevraagd, naar: uit.soort === 'doorsturen' ? uit.naar : undefined };
}

describe('what must be paid, on the overview', () => {
  test('comes with the rest in one request', async () => {
    const { html, gevraagd } = await vraag('/overzicht');
    expect(html).toContain('Betaal € 154,20');
    expect(gevraagd.filter(({ query }) => query.includes('betaalverzoeken'))).toHaveLength(1);
    expect(gevraagd).toHaveLength(2);
  });

  test('that cannot be told is said in its place, and nobody is told that all is well', async () => {
    const { html, uit } = await vraag('/overzicht', { stuk: { betaalverzoeken: 503 } });
    expect(uit).toMatchObject({ soort: 'pagina', status: 200 });
    expect(html).toContain('We kunnen nu niet zien of je iets moet betalen.');
    expect(html).toContain('Laatste declaraties');
    expect(html).not.toContain('Je bent helemaal bij');
  });

  test('is told also while the claims cannot be', async () => {
    const { html } = await vraag('/overzicht', { stuk: { declaraties: 500 } });
    expect(html).toContain('Betaal € 154,20');
    expect(html).toContain('We kunnen je declaraties nu niet laten zien.');
  });

  test('is nothing for who has no bills', async () => {
    const { html } = await vraag('/overzicht', { alle: { ...velden, betaalverzoeken: [] } });
    expect(html).toContain('Je bent helemaal bij.');
  });
});

const met = (status: string): Wens => ({ alle: { betaling: betaling(status) } });

describe('the pages where the bank brings people back', () => {
  test.each([
    ['/betaling/gelukt?betaling=b-1', 'mislukt', '/betaling/mislukt?betaling=b-1'],
    ['/betaling/mislukt?betaling=b-1', 'betaald', '/betaling/gelukt?betaling=b-1'],
    ['/betaling/gelukt', 'open', '/betaling/afhandeling?betaling=b-1'],
    ['/betaling/afhandeling', 'betaald', '/betaling/gelukt?betaling=b-1'],
  ])('%s of a payment that is %s leads to %s', async (url, status, naar) => {
    expect((await vraag(url, met(status))).naar).toBe(naar);
  });

  test.each([
    ['/betaling/afhandeling', 'inBehandeling', 'Betaling afhandelen', 'Betaal niet opnieuw.'],
    ['/betaling/gelukt', 'betaald', 'Betaling gelukt', 'We hebben € 154,20 ontvangen.'],
    ['/betaling/mislukt', 'geannuleerd', 'Betaling mislukt', 'Je hebt de betaling gestopt.'],
  ])('%s tells what is true in title and words', async (url, status, titel, zin) => {
    const { html } = await vraag(url, met(status));
    expect(html).toContain(`<title>Mijn Zilverzand | ${titel}</title>`);
    expect(html).toContain(zin);
  });

  test('say nothing of a payment while nobody can', async () => {
    for (const url of ['/betaling/gelukt', '/betaling/mislukt', '/betaling/afhandeling']) {
      const { html } = await vraag(url, { stuk: { betaling: 503 } });
      expect(html).toContain('We kunnen je betaling nu niet zien.');
      expect(html).not.toMatch(/is gelukt|niet gelukt/);
    }
  });

  test('without a session lead to the login, which brings back the attempt', async () => {
    const uit = await vraag('/betaling/afhandeling?betaling=b-1', { ingelogd: false });
    expect(uit.naar).toBe('/inloggen?terug=betalingAfhandeling&betaling=b-1');
    const verlopen = await vraag('/betaling/gelukt?betaling=b-1', { stuk: { betaling: 401 } });
    expect(verlopen.naar).toBe('/inloggen?unauthorized=true&terug=betalingGelukt&betaling=b-1');
  });
});
