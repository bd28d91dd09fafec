import * as m from '../../../generated/teksten/indienen.js';
import type { Mislukt, VerzendFout } from './uitslag.ts';

const teksten: Record<VerzendFout, (wachtSeconden: number | undefined) => string> = {
  geenVerbinding: () => m.foutGeenVerbinding(),
  uitgelogd: () => m.foutUitgelogd(),
  geenToestemming: () => m.foutGeenToestemming(),
  looptNog: () => m.foutLooptNog(),
  teGroot: () => m.foutTeGroot(),
  teVaak: (seconden) =>
    seconden === undefined
      ? m.foutTeVaakZonder()
      : m.foutTeVaak({ seconden: String(Math.ceil(seconden)) }),
  onderhoud: () => m.foutOnderhoud(),
  geweigerd: () => m.foutGeweigerd(),
  verlopen: () => m.foutVerlopen(),
  storing: () => m.foutStoring(),
};

/** Why sending failed, and what to do, in words. */
export function verzendFoutTekst({
  fout,
  wachtSeconden,
}: Pick<Mislukt, 'fout' | 'wachtSeconden'>): string {
  return teksten[fout](wachtSeconden);
}
