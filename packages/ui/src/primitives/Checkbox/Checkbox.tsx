'use client';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from 'react-aria-components';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  readonly children?: ReactNode;
}

/** Yes or no; half-chosen where it stands for several. Needs words or `aria-label`. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={css.checkbox}>
      {({ isIndeterminate }) => (
        <>
          <span className={css.box}>
            <svg viewBox="0 0 16 16" className={css.tick} aria-hidden="true">
              <path d={isIndeterminate ? 'M4 8h8' : 'M3.5 8.5l3 3 6-7'} />
            </svg>
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
