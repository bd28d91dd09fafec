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
import s from './Section.module.css';
import { SectionForm } from './SectionForm.tsx';

interface SectionProps {
  readonly section: SectionName;
  readonly title: string;
  readonly relatie: FullRelatie;
  /** Being changed, just saved, or as it stands. */
  readonly phase: 'changing' | 'saved' | 'shown';
  readonly facts: readonly Fact[];
  /** @param stands its form still does: who has gone on meanwhile is not moved */
  readonly onSaved: (section: SectionName, relatie: FullRelatie, stands: boolean) => void;
  /** Somebody was first: what is true now. */
  readonly onConflict: (relatie: FullRelatie) => void;
  /** Where nothing of it can be changed. */
  readonly fixed?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A part of Mijn gegevens: what we have, and in its place the form to change it. */
export function Section(props: SectionProps) {
  const { section, title, relatie, phase, facts, onSaved, onConflict, fixed, children } = props;
  const change = !fixed && phase !== 'changing' && (
    <Link href={changeAddress(section)}>
      {m.change()} <VisuallyHidden>{title}</VisuallyHidden>
    </Link>
  );
  return (
    // It takes the focus where an address leads to it, as after saving, and so is a group with a name.
    <fieldset id={anchors[section]} aria-label={title} tabIndex={-1} className={s['anchor']}>
      <Card title={title} action={change}>
        {/* Stands there from the start, so that it is read out as it comes. */}
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
    </fieldset>
  );
}
