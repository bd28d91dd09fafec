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

const bijBestand: Partial<Record<VerzendFout, () => string>> = {
  geenVerbinding: m.foutBestandGeenVerbinding,
  onderhoud: m.foutBestandOnderhoud,
  uitgelogd: m.foutBestandUitgelogd,
  teGroot: m.foutBestandTeGroot,
};

/** Why a file did not arrive, and what to do, in words. */
export function bestandFoutTekst(fout: VerzendFout): string {
  return bijBestand[fout]?.() ?? teksten[fout](undefined);
}

// After these nobody can say whether the claim was stored; sending again tells, under the same key.
const onzeker: ReadonlySet<VerzendFout> = new Set([
  'geenVerbinding',
  'looptNog',
  'onderhoud',
  'storing',
]);

/** What is known after sending failed: that it was not stored, or that we do not know yet. */
export function verzendFoutTitel(fout: VerzendFout): string {
  return onzeker.has(fout) ? m.nogGeenBevestiging() : m.nietIngediend();
}
