import type { PostedFile, UploadAnswer } from '@mijn/contract/serverEntry';
import type { Language } from '@mijn/domain/language';
import type { PostAnswer, Posted } from '../../../../api/createAction.ts';
import type { LoaderEnvironment } from '../../../../api/environment.ts';
import { environment } from '../../../../api/loading.testing.ts';
import type { Expected } from '../send/expected.ts';
import type { ReadNota } from '../state/readNota.ts';
import { noScriptForm } from './formFields.ts';
import { sendPosted } from './sendPosted.ts';

export const documentKey = '11111111-1111-4111-8111-111111111111';

/** Returns an answer of the insurer to something sent. */
export const answerOf = (body: unknown, status = 200): UploadAnswer => ({
  status,
  body: { status, body },
  waitSeconds: undefined,
});

export const melding = (
  code: string,
  level: 'error' | 'info' | 'warn' = 'error',
  field?: string,
) => ({
  code,
  level,
  message: `Over ${code}.`,
  ...(field !== undefined && { veld: field }),
});

/** Returns a posted file with the insurer's messages about it. */
export const fileOf = (
  id: string,
  ...messages: readonly ReturnType<typeof melding>[]
): PostedFile => ({
  name: `${id}.pdf`,
  answer: answerOf({ filename: `${id}.pdf`, messages, bestandId: id }),
});

export const typed = {
  declarant: '1001',
  zorgsoort: 'Huisarts',
  'behandelDatum-day': '2',
  'behandelDatum-month': '11',
  'behandelDatum-year': '2026',
  bedrag: '41,25',
  naamZorgverlener: 'Dokter Linde',
  notaNummer: 'N-1',
};

interface Circumstances {
  /**
   * The bills read from its files; undefined for an insurer that reads none; `late` while it is reading.
   */
  readonly notas?: readonly ReadNota[] | 'late' | undefined;
  readonly files?: readonly PostedFile[];
  /** The insurer's answers to the claims; the last one repeats. */
  readonly answers?: readonly UploadAnswer[];
  readonly language?: Language;
  readonly vandaag?: string;
  readonly expected?: Expected;
}

/** The fields of a posted form; a name may occur more than once. */
type Fields = Readonly<Record<string, string | readonly string[]>>;

function toFields(fields: Fields): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) =>
      [values].flat().map((value) => [name, value]),
    ),
  );
}

/** Returns the fields of the page after an answer, for an unchanged next post. */
export function fieldsShown(answer: PostAnswer, fields: Fields = {}): Fields {
  if ('to' in answer) return {};
  return { ...fields, ...answer.lists, ...answer.values };
}

function environmentOf(
  circumstances: Circumstances,
  sendClaim: NonNullable<LoaderEnvironment['forwardClaim']>,
): LoaderEnvironment {
  const { notas, language = 'nl', vandaag } = circumstances;
  const unread = [{ message: '', path: ['gelezen'], extensions: { status: 404 } }];
  return {
    ...environment,
    language,
    forwardClaim: sendClaim,
    graphql: async ({ query }) => {
      if (query.includes('vandaag')) return { data: { relatie: { vandaag: vandaag ?? null } } };
      if (query.includes('verwachteVergoeding')) {
        return { data: { verwachteVergoeding: circumstances.expected ?? null } };
      }
      if (notas === 'late') return new Promise(() => undefined);
      return notas ? { data: { gelezen: notas } } : { errors: unread };
    },
  };
}

/** Posts these fields, with one bill by default; returns the answer and the claims sent. */
export async function postClaim(fields: Fields, circumstances: Circumstances = {}) {
  const { files = [fileOf('b1')], answers = [answerOf({ nummer: 'D-1' })] } = circumstances;
  const sent: { readonly form: FormData; readonly key: string }[] = [];
  const sendClaim = async (form: FormData, key: string) => {
    sent.push({ form, key });
    return answers[sent.length - 1] ?? answers.at(-1) ?? answerOf({ nummer: 'D-1' });
  };
  const posted: Posted = {
    fields: toFields({ form: noScriptForm.name, ...fields }),
    files,
    key: documentKey,
    params: {},
    environment: environmentOf(circumstances, sendClaim),
    send: () => Promise.reject(new Error('no mutation')),
  };
  return { answer: await sendPosted(posted), sent };
}
