import type { MouseEvent, ReactNode } from 'react';

interface FieldLinkProps {
  readonly fieldId: string;
  readonly children: ReactNode;
}

/** A link to a control on the same page: moves the focus, and without script follows the hash. */
export function FieldLink({ fieldId, children }: FieldLinkProps) {
  // Following the hash would be a navigation, and the form would lose its history state.
  const toField = (event: MouseEvent) => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <a href={`#${fieldId}`} onClick={toField}>
      {children}
    </a>
  );
}
