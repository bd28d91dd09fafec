import { Button } from '@mijn/ui/Button';
import { useEffect, useState } from 'react';
import * as t from '../../generated/texts/internal.js';
import type { OpenedFile } from './fileCalls.ts';
import s from './InternalBar.module.css';
import { refusedEvent } from './ownWays.ts';

interface InternalBarProps {
  readonly file: OpenedFile;
  /** Whose file it is; undefined where that could not be asked. */
  readonly name: string | undefined;
  readonly onClose: () => void;
}

/** Says all the time whose file is open, why, and as whom one looks (decisions §3). */
export function InternalBar({ file, name, onClose }: InternalBarProps) {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const tell = () => setRefused(true);
    document.addEventListener(refusedEvent, tell);
    return () => document.removeEventListener(refusedEvent, tell);
  }, []);
  return (
    <section className={s['bar']} aria-label={t.bar()}>
      <strong>{name === undefined ? t.bar() : t.whose({ name })}</strong>
      <span className={s['why']}>{t.why({ reason: file.reden })}</span>
      <span>{t.who({ actor: file.actor })}</span>
      <Button variant="secondary" small onClick={onClose}>
        {t.close()}
      </Button>
      <output>{isRefused && t.onlyThemselves()}</output>
    </section>
  );
}
