import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './Select.module.css';

/** A native select; its children are options. Use within a `Field`. */
export function Select({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={classNames(s, 'wrapper')}>
      <select
        autoComplete="off"
        {...rest}
        className={`${classNames(s, 'select')} ${className ?? ''}`}
      />
      <span className={classNames(s, 'chevron')}>
        <Icon icon={ChevronDown} small />
      </span>
    </span>
  );
}
