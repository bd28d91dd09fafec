import { billParts, type ReadNota } from '@mijn/contract/readNota';
import { eurosToCents } from '@mijn/domain/money';
import type { BillTruth } from './bill.testing.ts';
import type { CorpusBill } from './corpus.testing.ts';

/** Result of reading one field of a bill. */
export interface FieldScore {
  readonly field: string;
  readonly right: boolean;
  readonly sure: boolean;
  readonly read: unknown;
  readonly truth: unknown;
}

type Read = { readonly waarde: unknown; readonly zeker: boolean } | undefined;

function score(field: string, read: Read, truth: unknown): FieldScore {
  const value = read?.waarde;
  return { field, right: value === truth, sure: read?.zeker ?? false, read: value, truth };
}

const cents = (read: { waarde: Parameters<typeof eurosToCents>[0]; zeker: boolean } | undefined) =>
  read && { ...read, waarde: eurosToCents(read.waarde) };

/** Parts that a bill of the corpus lacks; opticians and others have no codes. */
function lacksOf({ shows, kind, ...bill }: BillTruth): ReadNota['ontbreekt'] {
  const isDutch = kind.language === 'nl';
  const hasCodes = kind.care.some(({ code }) => code !== undefined);
  const lacks: Partial<Record<ReadNota['ontbreekt'][number], boolean>> = {
    geboortedatum: !shows.birthDate,
    verzekerdennummer: !shows.insuredNumber,
    prestatieCode: isDutch && hasCodes && !shows.codes,
    agbCode: isDutch && bill.agbCode === undefined,
    notaNummer: bill.notaNummer === undefined,
  };
  return billParts.filter((part) => lacks[part]);
}

/** Compares a bill with its expected values, field by field. */
export function scoresOf({ truth }: CorpusBill, notas: readonly ReadNota[]): FieldScore[] {
  const [nota] = notas;
  const left = [...(nota?.regels ?? [])];
  const take = (index: number) => (index < 0 ? undefined : left.splice(index, 1)[0]);
  const byAmount = truth.lines.map((line) =>
    take(left.findIndex((one) => cents(one.bedrag)?.waarde === line.amount)),
  );
  const lines = truth.lines.flatMap((line, i): FieldScore[] => {
    const read = byAmount[i] ?? left.shift();
    return [
      score('behandelDatum', read?.behandelDatum, line.day.toString()),
      score('zorgsoort', read?.zorgsoort, truth.kind.zorgsoort),
      score('bedrag', cents(read?.bedrag), line.amount),
    ];
  });
  return [
    score('naamZorgverlener', nota?.naamZorgverlener, truth.naamZorgverlener),
    score('agbCode', nota?.agbCode, truth.agbCode),
    score('notaNummer', nota?.notaNummer, truth.notaNummer),
    score(
      'relatienummer',
      nota?.relatienummer,
      truth.stranger ? undefined : truth.person.relatienummer,
    ),
    score('buitenland', nota?.buitenland, truth.kind.language !== 'nl'),
    score('totaal', cents(nota?.totaal), truth.total),
    ...lines,
    ...left.map((line) => score('bedrag', cents(line.bedrag), undefined)),
    score(
      'ontbreekt',
      nota && { waarde: nota.ontbreekt.join(' '), zeker: false },
      lacksOf(truth).join(' '),
    ),
    { field: 'notas', right: notas.length === 1, sure: false, read: notas.length, truth: 1 },
  ];
}
