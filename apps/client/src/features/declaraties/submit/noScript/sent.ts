import { pages } from '@mijn/domain/paths';
import { maximumFlashBytes } from '@mijn/domain/postedForm';
import { type RedirectWithFlash, serializeFlash } from '../../../../api/flash.ts';
import { useFlash } from '../../../../forms/useFlash.ts';
import { shortName } from './postedNotas.ts';
import type { Cents } from '@mijn/domain/money';
import type { Payout } from '../send/expected.ts';
import { parseCents, parseDay, parseList, parseText, read } from '../state/outcome.ts';
import { type KeptFile, parseKept, warningsAt, writeKept } from './postedFiles.ts';

const name = 'sentClaim';

/** A claim that was submitted without script. */
export interface SentClaim {
  /** Not every insurer gives one. */
  readonly nummer: string | undefined;
  /** Date by which it is settled, `yyyy-mm-dd`; undefined when none is promised. */
  readonly verwachtOp: string | undefined;
  /** Amount of the bill, cents. */
  readonly bedrag: Cents;
  /** Undefined when the insurer expects none, or cannot say. */
  readonly payout: Payout | undefined;
  /** Files of other bills, which wait. */
  readonly later: readonly KeptFile[];
  /** Labels of the other bills in its files. */
  readonly left: readonly string[];
  /** Labels of the submitted bills of the same file, including this one; empty when none is left in it. */
  readonly before: readonly string[];
}

// Maximum number of labels; the file shows all again.
const labelsAtMost = 10;

const shortLabels = (labels: readonly string[]) => labels.slice(0, labelsAtMost).map(shortName);

/**
 * Variants of the waiting files, from complete to empty; warnings are kept longest, because they still have
 * to be confirmed.
 */
function lessAndLess(later: SentClaim['later']): (readonly KeptFile[])[] {
  const named = later.map((file) => ({ ...file, name: shortName(file.name) }));
  const warned = named.map((file) => ({ ...file, meldingen: warningsAt(file) }));
  return [named, ...Array.from(warned, (_, left) => warned.slice(0, warned.length - left)), []];
}

const bytesOf = (carries: NonNullable<RedirectWithFlash['flash']>): number =>
  new TextEncoder().encode(serializeFlash(carries)).length;

/**
 * Returns the address of the confirmation (ADR 0032). When the values do not fit, details of waiting files
 * or the files themselves, which can be chosen again, are left out, but never the confirmation.
 */
export function toSent({ later, ...claim }: SentClaim): RedirectWithFlash {
  const [left, before] = [shortLabels(claim.left), shortLabels(claim.before)];
  const all = lessAndLess(later).map((files) => ({
    [name]: { ...claim, later: files.map(writeKept), left, before },
  }));
  const carries = all.find((one) => bytesOf(one) <= maximumFlashBytes) ?? all.at(-1);
  return { to: pages.declaratieIndienen.path, ...(carries && { flash: carries }) };
}

function parsePayout(value: unknown): Payout | undefined {
  const kind = parseText(value, 'kind');
  const cents = parseCents(value, 'cents');
  const isKnown = kind === 'probable' || kind === 'atMost';
  return isKnown && cents !== undefined ? { kind, cents } : undefined;
}

/** Returns the claim that was just submitted; undefined without one. */
export function useSent(): SentClaim | undefined {
  const sent = useFlash(name);
  if (sent === undefined) return undefined;
  const texts = (of: string) => parseList(sent, of).filter((one) => typeof one === 'string');
  return {
    nummer: parseText(sent, 'nummer'),
    verwachtOp: parseDay(sent, 'verwachtOp'),
    bedrag: parseCents(sent, 'bedrag') ?? 0,
    payout: parsePayout(read(sent, 'payout')),
    later: parseKept(texts('later')),
    left: texts('left'),
    before: texts('before'),
  };
}
