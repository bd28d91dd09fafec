import { Alert } from '@mijn/ui/Alert';
import { Facts } from '@mijn/ui/Facts';
import { useTakeFocus } from '@mijn/ui/useTakeFocus';
import { useRef } from 'react';
import * as m from '../../../generated/texts/relatie.js';
import { fieldsIn, type FieldValues, type SectionName } from './fields.ts';
import { fieldLabel, shownValue } from '../words.ts';

interface ConflictProps {
  readonly section: SectionName;
  readonly mine: FieldValues;
  readonly theirs: FieldValues;
}

/**
 * Shows both versions when somebody else saved first, and keeps the input. Takes the focus when it appears; a new `key`
 * makes it take the focus again.
 */
export function Conflict({ section, mine, theirs }: ConflictProps) {
  const box = useRef<HTMLDivElement>(null);
  useTakeFocus(() => box.current);
  const differing = fieldsIn(section).filter((name) => mine[name] !== theirs[name]);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="warning" title={m.conflictTitle()}>
        <p>{m.conflictText()}</p>
        <Facts
          facts={differing.map((name) => ({
            key: name,
            term: fieldLabel(name),
            value: m.conflictVersions({
              mine: shownValue(name, mine[name]),
              theirs: shownValue(name, theirs[name]),
            }),
          }))}
        />
      </Alert>
    </div>
  );
}
