import { type PaginaNaam, betalingVeld, padVanPagina, paginas } from '@mijn/domain/paden';
import type { ResultOf } from 'gql.tada';
import type { Deel } from '../../api/antwoord.ts';
import type { betalingOperatie } from './betalingen.operaties.ts';

/** A payment attempt (§3 has none; an extension): integer cents, an RFC 3339 instant. */
export type Betaling = NonNullable<ResultOf<typeof betalingOperatie>['betaling']>;

/** What the server says of a payment: how it stands, that there is none, or nothing just now. */
export type Stand<B extends Pick<Betaling, 'status'> = Betaling> =
  | { readonly soort: 'bekend'; readonly betaling: B }
  | { readonly soort: 'geen' }
  | { readonly soort: 'onbekend' };

/** The pages of a payment. */
export type BetalingPagina = Extract<PaginaNaam, `betaling${string}`>;

const paginaBij: Readonly<Record<Betaling['status'], BetalingPagina>> = {
  open: 'betalingAfhandeling',
  inBehandeling: 'betalingAfhandeling',
  betaald: 'betalingGelukt',
  mislukt: 'betalingMislukt',
  geannuleerd: 'betalingMislukt',
  verlopen: 'betalingMislukt',
};

/** The page that tells the truth about a payment (decisions §7); what is not settled is waited for. */
export function paginaVanStatus(status: Betaling['status']): BetalingPagina {
  return paginaBij[status];
}

/**
 * Where somebody at one of the pages of a payment has to go on to, so that no address ever says
 * something else than the server; undefined where they are right, or while the server cannot say.
 */
export function verderNaar(
  hier: BetalingPagina,
  stand: Stand<Pick<Betaling, 'betalingId' | 'status'>>,
): string | undefined {
  if (stand.soort === 'onbekend') return undefined;
  const bekend = stand.soort === 'bekend' ? stand.betaling : undefined;
  const daar = bekend ? paginaVanStatus(bekend.status) : 'betalingAfhandeling';
  if (daar === hier) return undefined;
  const pad = padVanPagina(daar, (naam) =>
    naam === betalingVeld ? bekend?.betalingId : undefined,
  );
  return pad ?? paginas[daar].pad;
}

/** Reads the field `betaling` of an answer: 404 is no payment, what else failed says nothing of it. */
export function leesStand<B extends Betaling>(deelVan: Deel<B>): Stand<B> {
  if (deelVan.gelukt) return { soort: 'bekend', betaling: deelVan.waarde };
  return { soort: deelVan.status === 404 ? 'geen' : 'onbekend' };
}
