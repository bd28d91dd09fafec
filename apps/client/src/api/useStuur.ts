import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Operatie } from './operatie.ts';
import { stuur, type StuurUitslag } from './stuur.ts';

/** How far a change is: not asked for yet, under way, or what came of it. */
export type StuurStand = 'rust' | 'bezig' | StuurUitslag;

/** A change that a person can ask for. */
export interface Sturen<Variabelen> {
  readonly stand: StuurStand;
  /** Sends it; true when it was done. A second call while the first is under way does nothing. */
  readonly verstuur: (variabelen: Variabelen) => Promise<boolean>;
}

/**
 * Sends a mutation from a screen. Where the screen turns out to be behind, its loaders are asked
 * anew: they show what is, or react to a session that is gone by §8's table.
 */
export function useStuur<Data, Variabelen extends Readonly<Record<string, unknown>>>(
  operatie: Operatie<Data, Variabelen>,
): Sturen<Variabelen> {
  const { revalidate } = useRevalidator();
  const onderweg = useRef(false);
  const [stand, zetStand] = useState<StuurStand>('rust');
  const verstuur = async (variabelen: Variabelen): Promise<boolean> => {
    // A second click can come before React has drawn the busy button.
    if (onderweg.current) return false;
    onderweg.current = true;
    zetStand('bezig');
    const uitslag = await stuur(operatie, variabelen);
    if (uitslag === 'bezet' || uitslag === 'verouderd') await revalidate();
    onderweg.current = false;
    zetStand(uitslag);
    return uitslag === 'gelukt';
  };
  return { stand, verstuur };
}
