import type { ComponentPropsWithRef } from 'react';
import { TextInput } from '../TextInput/TextInput.tsx';

/** An amount in euros, typed as text (`12,50`): the app reads and checks it. */
export function AmountInput(props: Omit<ComponentPropsWithRef<typeof TextInput>, 'prefix'>) {
  return (
    <TextInput inputMode="decimal" autoComplete="off" inputWidth="medium" prefix="€" {...props} />
  );
}
