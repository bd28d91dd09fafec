import { Alert } from '@mijn/ui/Alert';
import { Card } from '@mijn/ui/Card';
import { type Fact, Facts } from '@mijn/ui/Facts';
import { Link } from '@mijn/ui/Link';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import * as m from '../../../generated/texts/relatie.js';
import { anchors, changeAddress } from '../addresses.ts';
import type { SectionName } from './fields.ts';
import type { FullRelatie } from '../person.ts';
import { SectionForm } from './SectionForm.tsx';

interface SectionProps {
  readonly section: SectionName;
  readonly title: string;
  readonly relatie: FullRelatie;
  /** Being edited, just saved, or neither. */
  readonly phase: 'changing' | 'saved' | 'shown';
  readonly facts: readonly Fact[];
  /** @param stands false if the person has left the form, so that the page does not scroll or move the focus */
  readonly onSaved: (section: SectionName, relatie: FullRelatie, stands: boolean) => void;
  /** Somebody else saved first; receives the current values. */
  readonly onConflict: (relatie: FullRelatie) => void;
  /** No field of the section can be changed. */
  readonly fixed?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A section of Mijn gegevens: its facts, or in their place the form to edit them. */
export function Section(props: SectionProps) {
  const { section, title, relatie, phase, facts, onSaved, onConflict, fixed, children } = props;
  const change = !fixed && phase !== 'changing' && (
    <Link href={changeAddress(section)}>
      {m.change()} <VisuallyHidden>{title}</VisuallyHidden>
    </Link>
  );
  return (
    // It takes the focus after a link to it and after saving.
    <Card id={anchors[section]} title={title} action={change}>
      {/* Rendered from the start, so that its content is announced. */}
      <output>
        {phase === 'saved' && (
          <Alert kind="positive">
            <p>
              {section === 'contact' && relatie.emailTeBevestigen ? m.savedPending() : m.saved()}
            </p>
          </Alert>
        )}
      </output>
      {phase === 'changing' ? (
        <SectionForm
          section={section}
          relatie={relatie}
          onSaved={(...news) => onSaved(section, ...news)}
          onConflict={onConflict}
        />
      ) : (
        <Facts facts={facts} />
      )}
      {children}
    </Card>
  );
}
