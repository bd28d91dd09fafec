import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { type ReactNode, useId } from 'react';
import s from './Prompt.module.css';

interface PromptProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What it offers to do; nothing where it only tells. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** What its other button says, which puts it aside. */
  readonly later: string;
  readonly onLater: () => void;
}

/** What the app says of itself above a page: it takes no focus, covers no form and can be put aside. */
export function Prompt({ title, children, action, later, onLater }: PromptProps) {
  const id = useId();
  return (
    <section className={s['prompt']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
      <ButtonGroup>
        {action && (
          <Button small onClick={action.onClick}>
            {action.label}
          </Button>
        )}
        <Button small variant="secondary" onClick={onLater}>
          {later}
        </Button>
      </ButtonGroup>
    </section>
  );
}
