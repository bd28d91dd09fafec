import { formatBetalingskenmerk } from '@mijn/domain/format';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import type { Language } from '@mijn/domain/language';
import { pages, pathOfBetaalverzoek, pathOfDeclaratie, pathOfFactuur } from '@mijn/domain/paths';
import { careFields, questionFields } from '@mijn/domain/queryFields';
import { isVisible, toPlainText } from '@mijn/domain/typedText';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import type { ResultOf, VariablesOf } from 'gql.tada';
import type { Rules } from '../../forms/rules.ts';
import * as m from '../../generated/texts/vragen.js';
import type { stelVraagOperation, vragenOperation } from './vragen.operations.ts';

/** A question of the person, with its answer. */
export type Vraag = NonNullable<ResultOf<typeof vragenOperation>['vragen']>[number];

type Onderwerp = VariablesOf<typeof stelVraagOperation>['onderwerp'];

/** Subject of a question that is being written. */
export interface Subject {
  readonly onderwerp: Onderwerp;
  /** Number of the subject, or name of the budget. */
  readonly kenmerk: string | null;
  /** Relatienummer of the person whose budget it is; null for oneself. */
  readonly relatienummer: string | null;
}

/** The form to ask a question. */
export const vraagForm = {
  name: 'ask',
  sleutel: 'sleutel',
  onderwerp: 'onderwerp',
  tekst: 'tekst',
  /** Name of the flash value that confirms it: the day of the answer. */
  sent: 'asked',
} as const;

export interface VraagValues {
  /** Subject chosen in the form, where the page is about none. */
  readonly onderwerp: string;
  readonly tekst: string;
}

/** Subjects that are chosen in the form, because they need no number. */
export const chosenSubjects = ['anders', 'gegevens'] as const;

const withNumber: ReadonlySet<string> = new Set(['factuur', 'betaalverzoek', 'budget']);

const isChosen = (word: string): word is (typeof chosenSubjects)[number] =>
  chosenSubjects.some((one) => one === word);

// The page says the subject of its address, so that a link of somebody else may say nothing but one.
const aNumber = /^[\dA-Z-]+$/i;
const aName = /^\p{L}[\p{L}\p{M} ,-]*$/u;

/** Returns the subject in the address of the page, or in its form; undefined when there is none. */
export function parseSubject(search: URLSearchParams): Subject | undefined {
  const about = search.get(questionFields.about) ?? '';
  const number = search.get(questionFields.number);
  if (isChosen(about)) return { onderwerp: about, kenmerk: null, relatienummer: null };
  if (!number || number.length > fieldLimits.zorgsoort || !withNumber.has(about)) return undefined;
  if (!(about === 'budget' ? aName : aNumber).test(number)) return undefined;
  const person = search.get(questionFields.person) ?? '';
  const relatienummer = about === 'budget' && aNumber.test(person) ? person : null;
  const onderwerp = about === 'factuur' || about === 'budget' ? about : 'betaalverzoek';
  return { onderwerp, kenmerk: number, relatienummer };
}

/** Returns the subject that was chosen in the form; anything else counts as about something else. */
export function chosenSubject(word: string): Subject {
  return { onderwerp: isChosen(word) ? word : 'anders', kenmerk: null, relatienummer: null };
}

/** Returns the name of a subject, such as "Factuur F2026-00000001". */
export function subjectName(
  { onderwerp, kenmerk }: Pick<Subject, 'onderwerp' | 'kenmerk'>,
  language: Language,
): string {
  const number = kenmerk ?? '';
  const names: Readonly<Record<string, () => string>> = {
    declaratie: () =>
      kenmerk === null ? m.aboutWithdrawn() : m.aboutDeclaratie({ nummer: number }),
    factuur: () => m.aboutFactuur({ kenmerk: number }),
    betaalverzoek: () => m.aboutBetaalverzoek({ kenmerk: formatBetalingskenmerk(number) }),
    budget: () => m.aboutBudget({ zorg: zorgsoortName(number, language) }),
    gegevens: m.aboutGegevens,
  };
  return (Object.hasOwn(names, onderwerp) ? names[onderwerp] : undefined)?.() ?? m.aboutAnders();
}

/** Returns the path of the page of a subject; undefined where it has none. */
export function subjectPath({
  onderwerp,
  kenmerk,
  relatienummer,
}: Pick<Subject, 'onderwerp' | 'kenmerk'> & Partial<Subject>): string | undefined {
  if (onderwerp === 'gegevens') return pages.mijnGegevens.path;
  if (kenmerk === null) return undefined;
  if (onderwerp === 'declaratie') return pathOfDeclaratie(kenmerk);
  if (onderwerp === 'factuur') return pathOfFactuur(kenmerk);
  if (onderwerp === 'betaalverzoek') return pathOfBetaalverzoek(kenmerk);
  if (onderwerp !== 'budget') return undefined;
  const { path } = pages.zorggebruik;
  return relatienummer ? `${path}?${careFields.person}=${relatienummer}` : path;
}

function textError(text: string): string | undefined {
  if (!isVisible(text)) return m.textEmpty();
  const tooMuch = toPlainText(text).trim().length - fieldLimits.vraag;
  return tooMuch > 0 ? m.textTooLong({ tooMuch }) : undefined;
}

/** The rules of the form. */
export const vraagRules: Rules<VraagValues, undefined> = { tekst: textError };
