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

/** What can happen to reading a claim’s bill. */
export type ReadEvent =
  | { readonly kind: 'reading'; readonly files: string }
  | {
      readonly kind: 'read';
      readonly files: string;
      readonly notas: readonly ReadNota[] | NotRead;
      readonly language: Language;
    }
  /** The person wants to have it read once more. */
  | { readonly kind: 'readAgain' }
  /** Which of several bills this claim is about; undefined: they are one. */
  | { readonly kind: 'notaChosen'; readonly at: number | undefined; readonly language: Language }
  /** Somebody has looked at what was read. */
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
  // What has no file of its own to wait with: told by what it was offered as.
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

// It was sent as it stood: what is read from then on changes nothing of it, so that sending it again is the same.
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

/** The claim after something of its bill was read, or looked at. */
export function afterReading(claim: ClaimState, event: ReadEvent): ClaimState {
  switch (event.kind) {
    case 'reading':
      return { ...claim, reading: { kind: 'busy', files: event.files } };
    case 'read':
      // Of files that are no longer these: what comes too late says nothing.
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
