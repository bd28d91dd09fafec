import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { providerBasis } from '@mijn/contract/addresses';
import Fastify, { type FastifyReply } from 'fastify';
import { decodeJwt } from 'jose';
import {
  bankAddress,
  betaalverzoek,
  betaling,
  facturen,
  factuurDetails,
  specificatie,
} from './stubFacturen.testing.ts';
import { berichten } from './stubBerichten.testing.ts';
import { zorggebruiken } from './stubZorggebruik.testing.ts';
import {
  behindLine,
  verwachteVergoeding,
  verwachting,
  vooraf,
  zorgkostenLine,
} from './stubZorgkosten.testing.ts';

const eigenRisico = {
  verplichtBedrag: 385,
  vrijwilligBedrag: 100,
  totaalVerbruikt: 20.35,
  totaalResterend: 464.65,
};

/** The relation of the tests, in contract shape. */
export const relatieOf = (bsn: string) => ({
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
    somethingFromLater: true,
  },
  indicatorenRedenen: [{ indicator: 'magDocumentenZien', redenen: ['GeenZenZ'] }],
  fieldNotYetKnown: 'mag er staan',
  merk: 'ZZ',
  uitkeringIban: 'NL•• •••• •••• •• 89',
});

/** A pass in contract shape. */
export const zorgpasOf = (relatieNummer: string) => ({
  bsn: '999990081',
  relatieNummer,
  naam: 'Sanne de Vries',
  geboorteDatum: '1986-03-14',
  achternaam: 'de Vries',
  voorletters: 'S.',
  zorgverzekeraarCode: '0000',
  zorgverzekeraarOmschrijving: 'Zilverzand',
  identificatie: '80528000070041013701',
  vervalDatum: '2028-12-31',
});

const valid = { isValid: true, fieldMessages: [], generalMessages: [] };
const changed = { status: 200, validation: valid, relatie: relatieOf('999990081'), _state: 'y' };

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

const fileAddresses = [
  'declaraties/:id/bestanden/:bestandId',
  'declaraties/:id/bevestiging',
  'declaraties/:id/besluit',
  'facturen/:id/document',
  'jaaroverzicht/:id/:jaar',
  'declaraties/gelezen/:id/bladzijden/:nr',
];

/** One call that the provider saw. */
export interface SeenCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bsn: string;
  bytes: number;
  content?: unknown;
}

/** An answer that a test puts in place of the usual one. */
export type OtherResponse = (reply: FastifyReply, bsn: string) => unknown;

const declaratiePath = '/uitbreidingen/declaraties/:id';

/** What is posted as JSON: by which name a test answers it otherwise, its address, the usual answer. */
const posts = [
  ['/wijzig', '/relatie', changed],
  ['/valideer', '/relatie/validate', changed],
  ['/bevestig', '/relatie/controledatumcontactgegevens', changed],
  [
    '/verwachting',
    '/uitbreidingen/declaraties/verwachting',
    { status: 200, verwachting: verwachteVergoeding, weggelaten: null },
  ],
  ['/intrekken', `${declaratiePath}/intrekken`, { status: 200 }],
  ['/reacties', `${declaratiePath}/reacties`, { status: 200, reactieId: 'r1' }],
  ['/betalingen', '/betalingen', { status: { status: 200 }, redirect: bankAddress }],
  ['/gelezen', '/uitbreidingen/berichten/gelezen', { status: 200 }],
  ['/push', '/uitbreidingen/berichten/push', { status: 200 }],
  ['/stopPush', '/uitbreidingen/berichten/push/intrekken', { status: 200 }],
  ['/meldingen', '/uitbreidingen/betalingen/meldingen', { status: 202 }],
] as const;

/** A provider in contract shapes, whose answers a test can change and whose calls it can count. */
export function createStubProvider() {
  const app = Fastify({ bodyLimit: 64 * 1024 * 1024 });
  const seen: SeenCall[] = [];
  const otherwise = new Map<string, OtherResponse>();
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));

  function record(path: string, headers: IncomingHttpHeaders): SeenCall {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    const call: SeenCall = { path, headers, bsn: decodeJwt(token).sub ?? '', bytes: 0 };
    seen.push(call);
    return call;
  }
  function read(path: string, response: (bsn: string) => object) {
    app.get(providerBasis + path, async (request, reply) => {
      const { bsn } = record(request.url, request.headers);
      const other = otherwise.get(path);
      return other === undefined ? response(bsn) : other(reply, bsn);
    });
  }
  read('/relatie', (bsn) => ({ status: { status: 200 }, relatie: relatieOf(bsn), _state: 'x' }));
  read('/uitbreidingen/relatie/wijzigingen', () => ({ status: 200, wijzigingen: [] }));
  read('/uitbreidingen/relatie/inzagen', () => ({ status: 200, inzagen: [] }));
  read('/uitbreidingen/relatie/verzekeringen', () => ({ status: 200, verzekeringen: [] }));
  read('/uitbreidingen/declaraties/toestemming', () => ({ status: 200, declaraties: [] }));
  read('/uitbreidingen/berichten', () => berichten);
  read('/zorgpassen', () => ({ body: { zorgpassen: [zorgpasOf('R081'), zorgpasOf('R524')] } }));
  read('/verzekerdenperjaartal', () => ({
    verzekerdenPerJaartal: { jaar: 2026, verzekerden: [] },
  }));
  read('/declaraties', () => ({ status: { status: 200 }, declaraties: [declaratie], totaal: 1 }));
  read('/declaraties/:id', () => ({ status: { status: 200 }, declaraties: [detail] }));
  read('/eigenRisicoPerJaar', () => ({ status: 200, body: { eigenRisico } }));
  read('/zorggebruik', () => ({ zorggebruiken }));
  read('/zorgkosten/:relatienummer/:jaartal', () => ({ zorgkostenRegels: [zorgkostenLine] }));
  read('/uitbreidingen/zorgkosten/vooraf', () => ({ status: 200, vooraf, reden: null }));
  read('/uitbreidingen/eigenRisico/verwachting', () => ({ status: 200, verwachting }));
  read('/uitbreidingen/zorgkosten/:nummer/:volgnummer', () => behindLine);
  read('/facturen', () => ({ body: { facturen } }));
  for (const [kind, factuurDetail] of Object.entries(factuurDetails)) {
    read(`/factuurdetails/${kind}/:kenmerk`, () => ({ body: { factuurDetail } }));
  }
  read('/factuurdetails/eindAfrekening/:kenmerk/specificatie/:relatienummer', () => ({
    body: specificatie,
  }));
  read('/betaalverzoeken', () => ({ status: 200, betaalverzoeken: [betaalverzoek] }));
  read('/betaalverzoeken/:kenmerk', () => ({ status: 200, betaalverzoek }));
  read('/uitbreidingen/betalingen/:betalingId', () => ({ status: 200, betaling }));
  for (const path of ['/declaraties/indienen', '/declaraties/valideren/bestand']) {
    app.post(providerBasis + path, async (request, reply) => {
      const call = record(request.url, request.headers);
      const other = otherwise.get(path);
      if (other !== undefined) return other(reply, call.bsn);
      // oxlint's no-unsafe rules: the parser above hands over the raw stream.
      for await (const part of request.raw) call.bytes += Buffer.byteLength(part);
      return { status: 200, body: { filename: 'nota.pdf', messages: [], bestandId: 'b1' } };
    });
  }
  for (const path of fileAddresses) {
    app.get(`${providerBasis}/uitbreidingen/${path}`, (request, reply) => {
      const { bsn } = record(request.url, request.headers);
      const other = otherwise.get('/bestand');
      if (other !== undefined) return other(reply, bsn);
      void reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="nota.pdf"');
      return reply.send('%PDF-1.7');
    });
  }
  for (const [path, address, plain] of posts) {
    app.post(providerBasis + address, (request, reply) => {
      const call = record(request.url, request.headers);
      call.content = request.body;
      return otherwise.get(path)?.(reply, call.bsn) ?? plain;
    });
  }
  for (const path of ['/declaraties/concept', '/berichten/keuze', '/relatie/voorwaarden']) {
    app.route({
      method: ['GET', 'PUT', 'DELETE'],
      url: `${providerBasis}/uitbreidingen${path}`,
      handler: (request, reply) => {
        const call = record(request.url, request.headers);
        call.content = request.body;
        return otherwise.get(path)?.(reply, call.bsn) ?? { status: 200, concept: null };
      },
    });
  }
  return {
    app,
    seen,
    /** Answers a path otherwise, until the next `recover`. */
    answer: (path: string, other: OtherResponse) => otherwise.set(path, other),
    recover: () => {
      otherwise.clear();
      seen.length = 0;
    },
  };
}

/** Answers after so long that nobody waits for it. */
export const never: OtherResponse = () => pause(60_000, undefined, { ref: false });
