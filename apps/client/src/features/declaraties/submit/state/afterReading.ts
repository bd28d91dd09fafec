import type { Language } from '@mijn/domain/language';
import { looked, type ReadNota } from '../../nota/nota.ts';
import { type ChosenFile, filesKey, keptIds } from '../files/files.ts';
import { lookedAtLines } from '../lines/nextLines.ts';
import { notaLabel } from '../read/notaLabel.ts';
import type { NotRead } from '../read/fetchNotas.ts';
import { asOneNota, fillInRead } from '../read/reading.ts';
import { changed, type ClaimState } from './claim.ts';
import { withoutSent } from './leftNotas.ts';

type Read = Extract<ReadEvent, { kind: 'read' }>;

export type ReadEvent =
  | { readonly kind: 'reading'; readonly files: string }
  | {
      readonly kind: 'read';
      readonly files: string;
      readonly notas: readonly ReadNota[] | NotRead;
      readonly language: Language;
    }
  | { readonly kind: 'readAgain' }
  /** The bill of this claim, out of several; undefined when they are one. */
  | { readonly kind: 'notaChosen'; readonly at: number | undefined; readonly language: Language }
  /** Somebody has checked the values. */
  | { readonly kind: 'looked' };

function chooseNota(claim: ClaimState, at: number | undefined, language: Language): ClaimState {
  if (claim.reading.kind !== 'several') return claim;
  const { notas } = claim.reading;
  const nota = at === undefined ? asOneNota(notas) : notas[at];
  if (!nota) return claim;
  const isOfIt = ({ state }: ChosenFile) =>
    at === undefined ||
    (state.kind === 'received' && nota.bestandIds.includes(state.bestandId ?? ''));
  const files = claim.files.filter(isOfIt);
  const aside = claim.files.filter((one) => !isOfIt(one));
  const ids = keptIds(aside);
  const later = notas.filter(({ bestandIds }) => bestandIds.some((id) => ids.includes(id)));
  // Bills without a file of their own to wait with are kept by their label.
  const left = notas.flatMap((one, place) =>
    at === undefined || one === nota || later.includes(one)
      ? []
      : [{ label: notaLabel(one, place, language), bestandIds: one.bestandIds }],
  );
  return changed(claim, {
    files,
    aside: [...claim.aside, ...aside],
    waiting: claim.waiting + later.length,
    reading: { kind: 'done', files: filesKey(files), nota, looked: false, left },
    ...fillInRead(claim, nota, language),
  });
}

function afterRead(claim: ClaimState, { files, notas, language }: Read): ClaimState {
  if (typeof notas === 'string') return { ...claim, reading: { kind: notas, files } };
  const open = withoutSent(notas, claim.sentBefore);
  const [nota, ...more] = open;
  if (!nota) return { ...claim, reading: { kind: 'nothing', files } };
  if (more.length > 0) return { ...claim, reading: { kind: 'several', files, notas: open } };
  const reading = { kind: 'done', files, nota, looked: false, left: [] } as const;
  return changed(claim, { reading, ...fillInRead(claim, nota, language) });
}

// A sent claim does not change by a later reading, so that another attempt sends the same.
function afterReadTooLate(claim: ClaimState, { files, notas }: Read): ClaimState {
  if (typeof notas === 'string') return { ...claim, reading: { kind: notas, files } };
  const [nota] = notas;
  if (!nota) return { ...claim, reading: { kind: 'nothing', files } };
  return { ...claim, reading: { kind: 'done', files, nota, looked: true, left: [] } };
}

function afterLook(claim: ClaimState): ClaimState {
  const { reading, marks, lines } = claim;
  return {
    ...claim,
    reading: reading.kind === 'done' ? { ...reading, looked: true } : reading,
    marks: looked(marks),
    lines: lookedAtLines(lines),
  };
}

/** Returns the claim after an event of the reading of its bill. */
export function afterReading(claim: ClaimState, event: ReadEvent): ClaimState {
  switch (event.kind) {
    case 'reading':
      return { ...claim, reading: { kind: 'busy', files: event.files } };
    case 'read':
      // A reading of other files comes too late.
      if (event.files !== filesKey(claim.files)) return claim;
      return claim.sending.kind === 'idle'
        ? afterRead(claim, event)
        : afterReadTooLate(claim, event);
    case 'readAgain':
      return claim.reading.kind === 'failed'
        ? { ...claim, reading: { kind: 'busy', files: claim.reading.files, again: true } }
        : claim;
    case 'notaChosen':
      return chooseNota(claim, event.at, event.language);
    default:
      return afterLook(claim);
  }
}
