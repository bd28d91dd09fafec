import type { ComponentPropsWithRef } from 'react';
import { TextInput } from '../TextInput/TextInput.tsx';

/** A text input for an amount in euros (`12,50`); the app parses and validates it. */
export function AmountInput(props: Omit<ComponentPropsWithRef<typeof TextInput>, 'prefix'>) {
  return (
    <TextInput inputMode="decimal" autoComplete="off" inputWidth="medium" prefix="€" {...props} />
  );
}
