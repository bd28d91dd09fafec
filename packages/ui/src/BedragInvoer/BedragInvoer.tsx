import type { ComponentPropsWithRef } from 'react';
import { Invoer } from '../Invoer/Invoer.tsx';

/** An amount in euros, typed as text (`12,50`): the app reads and checks it. */
export function BedragInvoer(props: ComponentPropsWithRef<'input'>) {
  return <Invoer inputMode="decimal" autoComplete="off" breedte="middel" voor="€" {...props} />;
}
