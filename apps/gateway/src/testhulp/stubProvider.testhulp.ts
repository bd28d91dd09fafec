import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pauze } from 'node:timers/promises';
import { providerBasis } from '@mijn/contract/restPaden';
import Fastify, { type FastifyReply } from 'fastify';
import { decodeJwt } from 'jose';
import {
  bankAdres,
  betaalverzoek,
  betaling,
  facturen,
  factuurDetails,
  specificatie,
} from './stubFacturen.testhulp.ts';

/** The relation of the tests, in contract shape. */
export const relatieVan = (bsn: string) => ({
  achternaam: 'Vries',
  roepnaam: 'Sanne',
  opgemaakteNaam: `Persoon ${bsn.slice(-3)}`,
  email: null,
  geboorteDatum: '1986-03-14',
  aanleverwijzeCorrespondentie: 'Digitaal',
  aanleverwijzePolisblad: 'GeenKeuze',
  relatieNummer: `R${bsn.slice(-3)}`,
  telefoonNummer: null,
  vestigingsAdres: {
    straat: 'Duinweg',
    huisnummer: 1,
    huisnummerToevoeging: null,
    postcode: '1234 AB',
    woonplaats: 'Zandvoort',
    adresType: 'GBAvestigingsadres',
  },
  postAdres: null,
  ontvangtNieuwsbrief: false,
  toestemmingDetailsZorgkosten: true,
  leeftijd: 40,
  indicatoren: {
    toonMeldingKiesDigitaalCorrespondentie: true,
    magDocumentenZien: false,
    ietsVanLater: true,
  },
  indicatorenRedenen: [{ indicator: 'magDocumentenZien', redenen: ['GeenZenZ'] }],
  nogOnbekendVeld: 'mag er staan',
  merk: 'ZZ',
  uitkeringIban: 'NL•• •••• •••• •• 89',
});

const declaratie = {
  bsn: '999990081',
  nummer: 'D1',
  nieuw: true,
  omschrijving: null,
  datum: '2026-11-01',
  status: 'AFGEHANDELD',
  zorgSoorten: null,
  bedrag: 19.99,
};

const detail = {
  ...declaratie,
  declarant: 'Sanne',
  indiener: 'Sanne',
  uitkeerInformatie: {
    datum: '2026-11-05',
    declarant: 'Sanne',
    iban: 'NL91ABNA0417164300',
    uitgekeerdBedrag: 9.99,
    eigenRisicoBedrag: 10,
  },
  regels: [],
  indicatoren: [],
};

/** One call that the provider saw. */
export interface GezienAanroep {
  readonly pad: string;
  readonly headers: IncomingHttpHeaders;
  readonly bsn: string;
  bytes: number;
  inhoud?: unknown;
}

/** An answer that a test puts in place of the usual one. */
export type AnderAntwoord = (reply: FastifyReply, bsn: string) => unknown;

/** A provider in contract shapes, whose answers a test can change and whose calls it can count. */
export function maakStubProvider() {
  const app = Fastify({ bodyLimit: 64 * 1024 * 1024 });
  const gezien: GezienAanroep[] = [];
  const anders = new Map<string, AnderAntwoord>();
  app.addContentTypeParser('multipart/form-data', (_request, payload, klaar) =>
    klaar(null, payload),
  );

  function noteer(pad: string, headers: IncomingHttpHeaders): GezienAanroep {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    const aanroep: GezienAanroep = { pad, headers, bsn: decodeJwt(token).sub ?? '', bytes: 0 };
    gezien.push(aanroep);
    return aanroep;
  }
  function lees(pad: string, antwoord: (bsn: string) => object) {
    app.get(providerBasis + pad, async (request, reply) => {
      const { bsn } = noteer(request.url, request.headers);
      const ander = anders.get(pad);
      return ander === undefined ? antwoord(bsn) : ander(reply, bsn);
    });
  }
  lees('/relatie', (bsn) => ({ status: { status: 200 }, relatie: relatieVan(bsn), _state: 'x' }));
  lees('/verzekerdenperjaartal', () => ({
    verzekerdenPerJaartal: { jaar: 2026, verzekerden: [] },
  }));
  lees('/declaraties', () => ({ status: { status: 200 }, declaraties: [declaratie], totaal: 1 }));
  lees('/declaraties/:id', () => ({ status: { status: 200 }, declaraties: [detail] }));
  lees('/eigenRisicoPerJaar', () => ({
    status: 200,
    body: {
      eigenRisico: {
        verplichtBedrag: 385,
        vrijwilligBedrag: 100,
        totaalVerbruikt: 20.35,
        totaalResterend: 464.65,
      },
    },
  }));
  lees('/facturen', () => ({ body: { facturen } }));
  for (const [soort, factuurDetail] of Object.entries(factuurDetails)) {
    lees(`/factuurdetails/${soort}/:kenmerk`, () => ({ body: { factuurDetail } }));
  }
  lees('/factuurdetails/eindAfrekening/:kenmerk/specificatie/:relatienummer', () => ({
    body: specificatie,
  }));
  lees('/betaalverzoeken', () => ({ status: 200, betaalverzoeken: [betaalverzoek] }));
  lees('/betaalverzoeken/:kenmerk', () => ({ status: 200, betaalverzoek }));
  lees('/uitbreidingen/betalingen/:betalingId', () => ({ status: 200, betaling }));
  for (const pad of ['/declaraties/indienen', '/declaraties/valideren/bestand']) {
    app.post(providerBasis + pad, async (request, reply) => {
      const aanroep = noteer(request.url, request.headers);
      const ander = anders.get(pad);
      if (ander !== undefined) return ander(reply, aanroep.bsn);
      // oxlint's no-unsafe rules: the parser above hands over the raw stream.
      for await (const deel of request.raw) aanroep.bytes += Buffer.byteLength(deel);
      return { status: 200, body: { filename: 'nota.pdf', messages: [], bestandId: 'b1' } };
    });
  }
  for (const pad of ['bestanden/:bestandId', 'bevestiging']) {
    app.get(`${providerBasis}/uitbreidingen/declaraties/:id/${pad}`, (request, reply) => {
      const { bsn } = noteer(request.url, request.headers);
      const ander = anders.get('/bestand');
      if (ander !== undefined) return ander(reply, bsn);
      void reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="nota.pdf"');
      return reply.send('%PDF-1.7');
    });
  }
  const vanDeclaratie = '/uitbreidingen/declaraties/:id';
  for (const [pad, adres, gewoon] of [
    ['/intrekken', `${vanDeclaratie}/intrekken`, { status: 200 }],
    ['/reacties', `${vanDeclaratie}/reacties`, { status: 200, reactieId: 'r1' }],
    ['/betalingen', '/betalingen', { status: { status: 200 }, redirect: bankAdres }],
    ['/meldingen', '/uitbreidingen/betalingen/meldingen', { status: 202 }],
  ] as const) {
    app.post(providerBasis + adres, (request, reply) => {
      const aanroep = noteer(request.url, request.headers);
      aanroep.inhoud = request.body;
      return anders.get(pad)?.(reply, aanroep.bsn) ?? gewoon;
    });
  }
  app.route({
    method: ['GET', 'PUT', 'DELETE'],
    url: `${providerBasis}/uitbreidingen/declaraties/concept`,
    handler: (request, reply) => {
      const aanroep = noteer(request.url, request.headers);
      aanroep.inhoud = request.body;
      return anders.get('/concept')?.(reply, aanroep.bsn) ?? { status: 200, concept: null };
    },
  });
  return {
    app,
    gezien,
    /** Answers a path otherwise, until the next `herstel`. */
    antwoord: (pad: string, ander: AnderAntwoord) => anders.set(pad, ander),
    herstel: () => {
      anders.clear();
      gezien.length = 0;
    },
  };
}

/** Answers after so long that nobody waits for it. */
export const nooit: AnderAntwoord = () => pauze(60_000, undefined, { ref: false });

/** A running stub provider. */
export type StubProvider = ReturnType<typeof maakStubProvider>;
