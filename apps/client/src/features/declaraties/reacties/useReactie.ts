import type { VariablesOf } from 'gql.tada';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { sendMutation } from '../../../api/mutation.ts';
import { type MutationPhase, useMutation } from '../../../api/useMutation.ts';
import { sendReactieOperation } from '../declaraties.operations.ts';
import { questionError } from './questionError.ts';

/** A question that is being written. */
export interface ReactieSending {
  readonly phase: MutationPhase;
  readonly open: boolean;
  readonly tekst: string;
  /** The number of the line it is about; null: the whole claim. */
  readonly regel: number | null;
  /** What is wrong with its words, once it was sent with a mistake. */
  readonly error: string | undefined;
  readonly setOpen: (open: boolean) => void;
  readonly setText: (text: string) => void;
  readonly setLine: (line: number | null) => void;
  readonly send: () => Promise<void>;
}

/** Keeps a question while it is written and sends it; what was written goes only once it was taken. */
export function useReactie(nummer: string): ReactieSending {
  const { phase, send } = useMutation((variables: VariablesOf<typeof sendReactieOperation>) =>
    sendMutation(sendReactieOperation, variables),
  );
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [tekst, setText] = useState('');
  const [regel, setLine] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const error = tried ? questionError(tekst) : undefined;
  const perform = async (): Promise<void> => {
    setTried(true);
    if (questionError(tekst) !== undefined) return;
    const result = await send({ nummer, regel, tekst: tekst.trim() });
    if (!result?.succeeded) return;
    setOpen(false);
    setText('');
    setLine(null);
    setTried(false);
    await revalidate();
  };
  return { phase, open, tekst, regel, error, setOpen, setText, setLine, send: perform };
}
