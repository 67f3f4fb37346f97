'use client';
import type { ReactNode } from 'react';
import { useObjectRef } from 'react-aria';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps
  extends
    Omit<AriaProps, 'className' | 'style' | 'children' | 'inputRef'>,
    HostProps<HTMLInputElement> {
  readonly children?: ReactNode;
}

/** A checkbox; indeterminate if it stands for several. Requires a label or `aria-label`. */
export function Checkbox({ children, className, ref, ...props }: CheckboxProps) {
  const input = useObjectRef(ref);
  return (
    <AriaCheckbox {...props} inputRef={input} className={classes(css.checkbox, className)}>
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
