import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { classNames } from '../classNames.ts';
import s from './Select.module.css';

/** One of many, from the system's own list; its children are options. Goes inside a `Field`. */
export function Select({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <span className={classNames(s, 'omslag')}>
      <select {...rest} className={`${classNames(s, 'choose')} ${className ?? ''}`} />
      <span className={classNames(s, 'pijl')}>
        <Icon icon={ChevronDown} small />
      </span>
    </span>
  );
}
