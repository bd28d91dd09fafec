import { aanroepPaden } from '@mijn/domain/paden';

/** The gateway's addresses for machines (contract.md, Addresses). */
export const paden = {
  gezondheid: '/health/',
  leeft: '/health/live',
  gereed: '/health/ready',
  securityTxt: '/.well-known/security.txt',
  onderhoud: '/onderhoud.json',
} as const;

/** Addresses that are calls, with the one method they take. */
export const methodePerAanroep: ReadonlyMap<string, 'GET' | 'POST'> = new Map([
  [aanroepPaden.graphql, 'POST'],
  [aanroepPaden.indienen, 'POST'],
  [aanroepPaden.validerenBestand, 'POST'],
  [aanroepPaden.betalingMelding, 'POST'],
  [aanroepPaden.token, 'POST'],
  [aanroepPaden.gatewaySignOut, 'GET'],
  [aanroepPaden.refreshToken, 'GET'],
  [aanroepPaden.digid, 'GET'],
]);

/** Whether a path belongs to calls or files, so that no page is ever rendered for it. */
export function isGeenPagina(pad: string): boolean {
  if (methodePerAanroep.has(pad)) return true;
  return (
    /^\/(?:api|assets|health|intern|\.well-known|webhooks)(?:\/|$)/.test(pad) ||
    /\.\w{2,11}$/.test(pad)
  );
}
