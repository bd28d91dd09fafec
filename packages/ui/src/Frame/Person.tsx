import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './Person.module.css';

export interface PersonDetails {
  readonly name: string;
  /** Two letters. */
  readonly initials: string;
}

interface PersonProps extends PersonDetails {
  readonly signOut: ReactNode;
  readonly language?: ReactNode;
}

/** The person with sign-out and language, at the end of the rail and in the phone's menu. */
export function Person({ name, initials, signOut, language }: PersonProps) {
  return (
    <div className={classNames(s, 'person')}>
      <span className={classNames(s, 'initials')} aria-hidden="true">
        {initials}
      </span>
      <span className={classNames(s, 'name')}>{name}</span>
      <div className={classNames(s, 'lines')}>
        <div className={classNames(s, 'line')}>
          <Icon icon={LogOut} small />
          {signOut}
        </div>
        {language && (
          <div className={classNames(s, 'line')}>
            <span className={classNames(s, 'letters')} aria-hidden="true">
              Aa
            </span>
            {language}
          </div>
        )}
      </div>
    </div>
  );
}
