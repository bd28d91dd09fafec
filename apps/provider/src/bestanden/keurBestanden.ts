import type { ValidatieMelding } from '@mijn/contract/declaraties';
import { rm } from 'node:fs/promises';
import type { Bestandssoort, Bevinding, SchoonBestand } from './keuren/keuring.ts';
import type { Bestandsdienst } from './bestandsdienst.ts';
import { houdtTegen, meldingBij } from './meldingen.ts';
import type { OntvangenBestand } from './ontvangen.ts';

/** A file with its verdict; `schoon` holds what we keep of it, still in the work folder. */
export interface GekeurdBestand {
  readonly naam: string;
  readonly meldingen: readonly ValidatieMelding[];
  readonly schoon: (SchoonBestand & { readonly pad: string }) | null;
}

const soortBijUitgang: Readonly<Record<string, Bestandssoort>> = {
  pdf: 'pdf',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
};

// Of a file that is turned into another kind, its name says nothing.
function naamZegtAnders(
  naam: string,
  soort: Bestandssoort,
  bevindingen: readonly Bevinding[],
): Bevinding[] {
  if (bevindingen.some(({ code }) => code === 'omgezet')) return [];
  const uitgang = /\.([a-z0-9]+)$/i.exec(naam)?.[1]?.toLowerCase() ?? '';
  if (soortBijUitgang[uitgang] === soort) return [];
  return [{ code: 'andereSoort', detail: soort }];
}

/** Who looks at a file. */
type Keurders = Pick<Bestandsdienst, 'keurmeester' | 'virusscanner'>;

/** Checks one file that arrived (decisions §5). What we keep of it stands beside it. */
async function keurOntvangen(
  { keurmeester, virusscanner }: Keurders,
  { naam, pad, bytes, teGroot }: OntvangenBestand,
): Promise<GekeurdBestand> {
  const vooraf: Bevinding | undefined = teGroot
    ? { code: 'teGroot' }
    : bytes === 0
      ? { code: 'leeg' }
      : undefined;
  if (vooraf) return { naam, meldingen: [meldingBij(vooraf)], schoon: null };
  if (await virusscanner?.isBesmet(pad)) {
    return { naam, meldingen: [meldingBij({ code: 'virus' })], schoon: null };
  }
  const doel = schoonPad(pad);
  const { bevindingen, schoon } = await keurmeester.keur(pad, doel);
  const alle = schoon
    ? [...bevindingen, ...naamZegtAnders(naam, schoon.soort, bevindingen)]
    : bevindingen;
  const meldingen = alle.map(meldingBij);
  if (!schoon || alle.some(houdtTegen)) return { naam, meldingen, schoon: null };
  return { naam, meldingen, schoon: { ...schoon, pad: doel } };
}

function schoonPad(pad: string): string {
  return `${pad}.schoon`;
}

/**
 * Checks files one after the other, gives their verdicts to `doe`, and removes afterwards what `doe`
 * did not take into keeping.
 * @throws Weigering 503 when the virus scanner that is configured gives no verdict.
 */
export async function metGekeurde<T>(
  keurders: Keurders,
  bestanden: readonly OntvangenBestand[],
  doe: (gekeurd: readonly GekeurdBestand[]) => Promise<T>,
): Promise<T> {
  try {
    const gekeurd: GekeurdBestand[] = [];
    for (const bestand of bestanden) gekeurd.push(await keurOntvangen(keurders, bestand));
    return await doe(gekeurd);
  } finally {
    await Promise.all(bestanden.map(({ pad }) => rm(schoonPad(pad), { force: true })));
  }
}
