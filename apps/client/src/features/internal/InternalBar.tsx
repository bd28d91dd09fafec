import { Button } from '@mijn/ui/Button';
import { useEffect, useRef, useState } from 'react';
import * as internalWords from '../../generated/texts/internal.js';
import type { OpenedFile } from './fileCalls.ts';
import s from './InternalBar.module.css';
export * as onlyLooking from './onlyLooking.css';
import { type Refused, refusedEvent } from './ownWays.ts';

/**
 * Custom property with the height that the frame below keeps free at its top, in pixels, so that its own
 * bars do not slide under this one.
 */
const heightName = '--mijn-top';

function useRoomBelow() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const watcher = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty(heightName, `${height}px`);
    });
    if (bar.current) watcher.observe(bar.current);
    return () => watcher.disconnect();
  }, []);
  return bar;
}

const words: Readonly<Record<Refused, () => string>> = {
  onlyThemselves: internalWords.onlyThemselves,
  noFile: internalWords.noFile,
};

interface InternalBarProps {
  readonly file: OpenedFile;
  /** Name of the person; undefined when it could not be loaded. */
  readonly name: string | undefined;
  readonly onClose: () => void;
}

/** Shows all the time whose file is open, why, and by whom (docs/decisions.md §3). */
export function InternalBar({ file, name, onClose }: InternalBarProps) {
  const bar = useRoomBelow();
  const [refused, setRefused] = useState<Refused>();
  useEffect(() => {
    const tell = ({ detail }: CustomEvent<Refused>) => setRefused(detail);
    document.addEventListener(refusedEvent, tell);
    return () => document.removeEventListener(refusedEvent, tell);
  }, []);
  return (
    <section ref={bar} className={s['bar']} aria-label={internalWords.bar()}>
      <strong>{name === undefined ? internalWords.bar() : internalWords.whose({ name })}</strong>
      <span className={s['why']}>{internalWords.why({ reason: file.reden })}</span>
      <span>{internalWords.who({ actor: file.actor })}</span>
      <Button variant="secondary" small onClick={onClose}>
        {internalWords.close()}
      </Button>
      <p className={s['rule']}>{internalWords.onlyLooking()}</p>
      <output>{refused && words[refused]()}</output>
    </section>
  );
}
