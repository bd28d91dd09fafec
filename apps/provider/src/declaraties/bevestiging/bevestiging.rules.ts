import { afhandelWerkdagen } from '@mijn/domain/constanten';
import { formatDag, formatDagMetWeekdag } from '@mijn/domain/datum';
import { formatBedrag } from '@mijn/domain/geld';
import { merken } from '@mijn/domain/merken';
import type { Taal } from '@mijn/domain/taal';
import type { Access } from '../../toegang/access.ts';
import { magZorgVanDeclaratieZien } from '../../toegang/toegang.rules.ts';
import { naWerkdagen } from '../werkdagen.rules.ts';
import type { BevestigingRij } from './bevestiging.queries.ts';
import { type Woorden, woorden } from './teksten.ts';

/** A fact with what it is called; `inHetNederlands` when its words are the insurer's own, untranslated. */
export interface Feit {
  readonly naam: string;
  readonly waarde: string;
  readonly inHetNederlands?: boolean;
}

/** Everything a confirmation says, in the order in which it is read. */
export interface Bevestiging {
  readonly merk: 'ZZ' | 'AZVZ';
  readonly afzender: string;
  readonly titel: string;
  readonly kop: string;
  readonly inleiding: string;
  readonly declaratie: { readonly kop: string; readonly feiten: readonly Feit[] };
  /** `namen` are the files; without any, `zin` says why. */
  readonly bestanden: {
    readonly kop: string;
    readonly namen: readonly string[];
    readonly zin: string;
  };
  readonly hierna: { readonly kop: string; readonly zinnen: readonly string[] };
  readonly slot: string;
}

const zone = 'Europe/Amsterdam';

function feiten(rij: BevestigingRij, zorg: boolean, taal: Taal, w: Woorden): Feit[] {
  const toen = rij.ingediend_op.toZonedDateTimeISO(zone);
  const tijd = toen.toPlainTime().toString({ smallestUnit: 'minute' });
  const dag = formatDag(toen.toPlainDate().toString(), taal);
  const deZorg: Feit[] = [
    { naam: w.zorgsoort, waarde: rij.zorgsoort, inHetNederlands: true },
    { naam: w.zorgverlener, waarde: rij.zorgverlener },
    { naam: w.nota, waarde: rij.notanummer },
  ];
  return [
    { naam: w.nummer, waarde: rij.nummer },
    { naam: w.ingediendOp, waarde: w.om(dag, tijd) },
    { naam: w.door, waarde: rij.door },
    { naam: w.voor, waarde: rij.voor },
    { naam: w.bedrag, waarde: formatBedrag(rij.bedrag, taal) },
    { naam: w.behandeling, waarde: formatDag(rij.behandeldatum.toString(), taal) },
    ...(zorg ? deZorg : []),
  ].filter(({ waarde }) => waarde !== '');
}

function watHierna(rij: BevestigingRij, product: string, taal: Taal, w: Woorden): string[] {
  if (rij.afgehandeld_op) {
    const dag = rij.afgehandeld_op.toZonedDateTimeISO(zone).toPlainDate().toString();
    return [w.afgehandeld(formatDag(dag, taal), product)];
  }
  const { gewoon, drukte } = afhandelWerkdagen;
  const ontvangen = rij.ingediend_op.toZonedDateTimeISO(zone).toPlainDate();
  const uiterlijk = naWerkdagen(ontvangen, rij.later_in_behandeling ? drukte : gewoon);
  return [
    w.uitkomstOp(formatDagMetWeekdag(uiterlijk.toString(), taal)),
    ...(rij.later_in_behandeling ? [w.drukte] : []),
    w.waar(product),
    w.rekening,
    ...(rij.status === 'INGEDIEND' ? [w.intrekken] : []),
  ];
}

/** Words the confirmation of a claim; its care and files only for who may see those (decisions §2). */
export function maakBevestiging(rij: BevestigingRij, access: Access, taal: Taal): Bevestiging {
  const w = woorden[taal];
  const merk = access.merk ?? 'ZZ';
  const { naam, product } = merken[merk];
  const zorg = magZorgVanDeclaratieZien(access, rij);
  return {
    merk,
    afzender: naam,
    titel: w.titel(rij.nummer),
    kop: w.kop,
    inleiding: w.inleiding(rij.voor),
    declaratie: { kop: w.declaratie, feiten: feiten(rij, zorg, taal, w) },
    bestanden: {
      kop: w.bestanden,
      namen: zorg ? rij.bestanden : [],
      zin: zorg ? w.geenBestanden : w.afgeschermd,
    },
    hierna: { kop: w.hierna, zinnen: watHierna(rij, product, taal, w) },
    slot: w.gemaakt(formatDag(access.vandaag.toString(), taal), naam),
  };
}
