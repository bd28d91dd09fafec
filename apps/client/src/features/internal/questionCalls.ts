import { internalPaths } from '@mijn/domain/internalPaths';
import { isObject, unsafeAssertType } from '@mijn/domain/values';
import { sendToListener } from './fileCalls.ts';

/** A question in the list, without words or persons (the contract's `openVraag`). */
interface ListedQuestion {
  readonly vraagId: string;
  readonly onderwerp: string;
  readonly kenmerk: string | null;
  readonly regel: number | null;
  readonly verstuurdOp: string;
  /** Day of the promised answer, `yyyy-mm-dd`. */
  readonly uiterlijkOp: string | null;
}

/** The questions that wait for staff, oldest first. */
export interface OpenQuestions {
  /** The insurer's day, `yyyy-mm-dd`. */
  readonly vandaag: string;
  /** Number of open questions; the list has at most a hundred. */
  readonly totaal: number;
  readonly vragen: readonly ListedQuestion[];
}

/** A question with who asked it. */
export interface OpenQuestion extends ListedQuestion {
  readonly tekst: string;
  readonly opgemaakteNaam: string;
  readonly bsn: string;
  /** Name of the person whose budget it is about; null: none. */
  readonly budgetVan: string | null;
}

/** The reason that a call about questions failed; `gone`: somebody else answered it. */
export type QuestionProblem = 'loggedOut' | 'gone' | 'tooMany' | 'failed';

const problems: Readonly<Record<number, QuestionProblem>> = {
  401: 'loggedOut',
  404: 'gone',
  409: 'gone',
  429: 'tooMany',
};

async function read(
  path: string,
  options: Parameters<typeof sendToListener>[1] = {},
): Promise<Readonly<Record<string, unknown>> | QuestionProblem> {
  const response = await sendToListener(path, options);
  if (!response?.ok) return problems[response?.status ?? 0] ?? 'failed';
  const content: unknown = await response.json().catch(() => undefined);
  return isObject(content) ? content : 'failed';
}

/** Fetches the questions that wait for an answer. */
export async function fetchOpenQuestions(): Promise<OpenQuestions | QuestionProblem> {
  const content = await read(internalPaths.openQuestions);
  // The gateway checked the answer against the contract.
  return typeof content === 'string' ? content : unsafeAssertType<OpenQuestions>(content);
}

const pathOf = (vraagId: string): string => `${internalPaths.openQuestions}/${vraagId}`;

/** Fetches one question with who asked it, which the insurer logs. */
export async function fetchOpenQuestion(vraagId: string): Promise<OpenQuestion | QuestionProblem> {
  const content = await read(pathOf(vraagId));
  // The gateway checked the answer against the contract.
  return typeof content === 'string' ? content : unsafeAssertType<OpenQuestion>(content['vraag']);
}

/** Answers a question; resolves to undefined once the insurer stored it. */
export async function answerQuestion(
  vraagId: string,
  antwoord: string,
): Promise<QuestionProblem | undefined> {
  const content = await read(pathOf(vraagId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ antwoord }),
  });
  return typeof content === 'string' ? content : undefined;
}
