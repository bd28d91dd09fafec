import type {
  RenderAanvraag,
  RenderAntwoord,
  RuntimeConfig,
  ServerEntry,
} from '@mijn/contract/serverEntry';
import { cookieNamen } from '@mijn/domain/constanten';
import type { Merk } from '@mijn/domain/merken';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Diensten } from '../diensten.ts';
import type { GatewayConfig } from '../gatewayConfig.ts';
import { staStijlenToe } from '../http/beveiligingskoppen.ts';
import { beschrijf } from '../http/fouten.ts';
import type { MerkHosts } from '../http/merkHosts.ts';
import { maakSignaal } from '../http/signaal.ts';
import { noodpagina } from './noodpagina.ts';
import { kiesTaal } from './taalkeuze.ts';

/** Statuses that have a screen of their own (§8); others show the 500 screen. */
type SchermStatus = NonNullable<RenderAanvraag['status']>;

const schermStatussen = [401, 403, 404, 500, 503] as const satisfies SchermStatus[];
const herkansSeconden = 30;

/** What paying online is called (decisions §7). */
const betaalNaam = 'iDEAL | Wero';

/** What one page needs beside the request. */
export type PaginaVraag = Pick<RenderAanvraag, 'ingelogd' | 'graphql' | 'signal' | 'status'>;

/** Renders pages with the client's server entry. */
export interface Weergave {
  /** Renders the page that was asked, in the language and brand of the request. */
  maak(request: FastifyRequest, vraag: PaginaVraag): Promise<RenderAntwoord>;
  /** Sends what was rendered: a page with its true status, or a redirect within the app. */
  stuur(request: FastifyRequest, reply: FastifyReply, antwoord: RenderAntwoord): FastifyReply;
  /** Shows a status page in place, without a session. */
  toonStatus(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>;
}

/** What an operation answers to somebody without a session. */
export const nietIngelogd = async () => ({
  errors: [
    { message: 'gateway: 401', extensions: { status: 401, redenen: [], soort: 'geweigerd' } },
  ],
});

/** An address of our own, and not one that a browser reads as another site's. */
function isEigenPad(naar: string): boolean {
  return /^\/(?![/\\])/.test(naar);
}

function taalVan({ cookies, headers }: FastifyRequest) {
  return kiesTaal(cookies[cookieNamen.taal], headers['accept-language']);
}

function stuurHtml(reply: FastifyReply, status: number, html: string): FastifyReply {
  if (status === 503) void reply.header('retry-after', herkansSeconden);
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

function stuur(request: FastifyRequest, reply: FastifyReply, antwoord: RenderAntwoord) {
  void reply.headers({
    'cache-control': 'no-store',
    'content-language': taalVan(request),
    vary: 'cookie, accept-language, accept-encoding',
  });
  if (antwoord.soort === 'pagina') {
    staStijlenToe(reply, antwoord.stijlHashes ?? []);
    return stuurHtml(reply, antwoord.status, antwoord.html);
  }
  if (!isEigenPad(antwoord.naar)) throw new Error('een pagina wil naar een vreemd adres');
  return reply.redirect(antwoord.naar, antwoord.status);
}

function adressen({ alle, hoofd }: MerkHosts): Record<Merk, string> {
  const urlVan = (merk: Merk) => (alle.find((host) => host.merk === merk) ?? hoofd).origin;
  return { ZZ: urlVan('ZZ'), AZVZ: urlVan('AZVZ') };
}

function betalingVan({ betaling }: GatewayConfig): Pick<RuntimeConfig, 'betaling'> {
  if (betaling === undefined) return {};
  return { betaling: { label: betaling.label ?? betaalNaam, hosts: betaling.redirectHosts } };
}

/** Makes the renderer. */
export function maakWeergave({ config, hosts }: Diensten, { render }: ServerEntry): Weergave {
  const merkUrls = adressen(hosts);
  const onderhoud = config.onderhoud === undefined ? {} : { onderhoudUrl: config.onderhoud };
  const betaling = betalingVan(config);

  function maak(request: FastifyRequest, vraag: PaginaVraag) {
    return render({
      ...vraag,
      url: request.url,
      taal: taalVan(request),
      config: { merk: request.merkHost.merk, merkUrls, ...onderhoud, ...betaling },
      nu: new Date().toISOString(),
      meldFout: (fout) =>
        request.log.error(
          { ...beschrijf(fout), stack: fout instanceof Error ? fout.stack : undefined },
          'de client struikelde',
        ),
    });
  }

  async function toonStatus(request: FastifyRequest, reply: FastifyReply, status: number) {
    void reply.header('cache-control', 'no-store');
    if (status === 429) return stuurHtml(reply, status, noodpagina(status, taalVan(request)));
    const scherm = schermStatussen.find((bekend) => bekend === status) ?? 500;
    const signal = maakSignaal(reply);
    const vraag = { ingelogd: false, graphql: nietIngelogd, status: scherm, signal };
    try {
      return stuur(request, reply, await maak(request, vraag));
    } catch (fout) {
      request.log.error(beschrijf(fout), 'een statuspagina kon niet worden getoond');
      return stuurHtml(reply, status, noodpagina(status, taalVan(request)));
    }
  }

  return { maak, stuur, toonStatus };
}
