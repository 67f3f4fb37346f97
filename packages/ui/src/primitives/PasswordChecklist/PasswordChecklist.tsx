'use client';
import { Check, Circle } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './PasswordChecklist.css.ts';

export interface PasswordChecklistProps extends HostProps<HTMLUListElement> {
  readonly 'aria-label': string;
  /** The rules, and whether the typed password meets each. */
  readonly rules: readonly { readonly text: string; readonly isMet: boolean }[];
}

/** Rules for a new password, checked off as people type. The host evaluates the rules. */
export function PasswordChecklist({ rules, className, ...rest }: PasswordChecklistProps) {
  const translate = useText();
  return (
    <ul {...rest} className={classes(css.list, className)}>
      {rules.map(({ text, isMet }) => (
        <li key={text} className={isMet ? `${css.rule} ${css.met}` : css.rule}>
          {isMet ? (
            <Check size={14} strokeWidth={2} aria-hidden="true" />
          ) : (
            <Circle size={14} strokeWidth={1.75} aria-hidden="true" />
          )}
          <span>{text}</span>
          <VisuallyHidden>
            {translate(isMet ? 'passwordChecklist.met' : 'passwordChecklist.open')}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
