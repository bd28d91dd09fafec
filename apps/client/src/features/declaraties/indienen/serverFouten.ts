import type { Veld, VeldFout, VeldFouten } from './invoer.ts';
import { legeInvoer } from './invoer.ts';
import type { Melding } from './meldingen.ts';

// The insurer's codes (decisions §4, §5) in the words of our own checks.
const bijCode: Readonly<Record<string, VeldFout>> = {
  required: 'verplicht',
  unknown: 'verplicht',
  invalidFormat: 'onleesbaar',
  tooLong: 'teLang',
  inToekomst: 'toekomst',
  teOud: 'teOud',
  bedragNul: 'nul',
};

function isVeld(naam: string | undefined): naam is Veld {
  return naam !== undefined && Object.hasOwn(legeInvoer, naam);
}

/** The insurer's errors that belong to a field of the form, so that the field says them too. */
export function serverFouten(meldingen: readonly Melding[]): VeldFouten {
  const fouten: VeldFouten = {};
  for (const { level, code, veld } of meldingen) {
    const fout = bijCode[code];
    if (level === 'error' && fout && isVeld(veld)) fouten[veld] = fout;
  }
  return fouten;
}
