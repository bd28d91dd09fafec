import type { MouseEvent, ReactNode } from 'react';

interface FieldLinkProps {
  /** The id of the control it leads to. */
  readonly fieldId: string;
  readonly children: ReactNode;
}

/** Leads to a control of the same page: by its focus, and without script by its address. */
export function FieldLink({ fieldId, children }: FieldLinkProps) {
  // Not by the address: a hash would be a navigation, and the form would lose its place in history.
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
