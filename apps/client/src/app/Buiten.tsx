import { merken } from '@mijn/domain/merken';
import { FrameBuiten } from '@mijn/ui/FrameBuiten';
import type { ReactNode } from 'react';
import { useAppOmgeving } from '../api/omgeving.ts';
import * as t from '../generated/teksten/app.js';
import { TaalKeuze } from './TaalKeuze.tsx';

interface BuitenProps {
  readonly beeld?: ReactNode;
  /** At the very foot of the page. */
  readonly voet?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page outside the login. */
export function Buiten({ beeld, voet, children }: BuitenProps) {
  const { merk } = useAppOmgeving().config;
  return (
    <FrameBuiten
      merk={merk}
      merknaam={merken[merk].naam}
      taal={<TaalKeuze />}
      beeld={beeld}
      voet={voet}
      teksten={{ naarInhoud: t.naarInhoud() }}
    >
      {children}
    </FrameBuiten>
  );
}
