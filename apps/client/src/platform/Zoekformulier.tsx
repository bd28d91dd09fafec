import type { ReactNode, SubmitEvent } from 'react';
import { useSubmit } from 'react-router';

interface ZoekformulierProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A form that puts its fields in the question of this same address; the place on the screen is kept.
 * By the router's hook and not its <Form>: that costs the first screen 2 kB.
 */
export function Zoekformulier({ className, children }: ZoekformulierProps) {
  const verstuur = useSubmit();
  const stuur = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void verstuur(event.currentTarget, { preventScrollReset: true });
  };
  return (
    <form method="get" className={className} onSubmit={stuur}>
      {children}
    </form>
  );
}
