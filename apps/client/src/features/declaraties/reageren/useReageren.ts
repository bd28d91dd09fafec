import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type StuurStand, useStuur } from '../../../api/useStuur.ts';
import { reageerOperatie } from '../declaraties.operaties.ts';
import { vraagFout } from './vraagFout.ts';

/** A question that is being written. */
export interface Reageren {
  readonly stand: StuurStand;
  readonly open: boolean;
  readonly tekst: string;
  /** The number of the line it is about; null: the whole claim. */
  readonly regel: number | null;
  /** What is wrong with its words, once it was sent with a mistake. */
  readonly fout: string | undefined;
  readonly zetOpen: (open: boolean) => void;
  readonly zetTekst: (tekst: string) => void;
  readonly zetRegel: (regel: number | null) => void;
  readonly verstuur: () => Promise<void>;
}

/** Keeps a question while it is written and sends it; what was written goes only once it was taken. */
export function useReageren(nummer: string): Reageren {
  const { stand, verstuur } = useStuur(reageerOperatie);
  const { revalidate } = useRevalidator();
  const [open, zetOpen] = useState(false);
  const [tekst, zetTekst] = useState('');
  const [regel, zetRegel] = useState<number | null>(null);
  const [geprobeerd, zetGeprobeerd] = useState(false);
  const fout = geprobeerd ? vraagFout(tekst) : undefined;
  const doe = async (): Promise<void> => {
    zetGeprobeerd(true);
    if (vraagFout(tekst) !== undefined) return;
    if (!(await verstuur({ nummer, regel, tekst: tekst.trim() }))) return;
    zetOpen(false);
    zetTekst('');
    zetRegel(null);
    zetGeprobeerd(false);
    await revalidate();
  };
  return { stand, open, tekst, regel, fout, zetOpen, zetTekst, zetRegel, verstuur: doe };
}
