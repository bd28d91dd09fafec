import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { type ReactNode, useId } from 'react';
import s from './Prompt.module.css';

interface PromptProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Label of the button that dismisses it. */
  readonly later: string;
  readonly onLater: () => void;
}

/** A notice of the app above a page: it takes no focus, covers no form and can be dismissed. */
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
