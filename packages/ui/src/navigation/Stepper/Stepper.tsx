'use client';
import { Check } from 'lucide-react';
import { type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './Stepper.css.ts';

export interface Step {
  readonly id: string;
  readonly name: string;
}

export interface StepperProps extends HostProps {
  /** The accessible name. */
  readonly label: string;
  /** At most four. */
  readonly steps: readonly Step[];
  readonly currentId: string;
  /** Enables going back to completed steps. */
  readonly onGoTo?: (id: string) => void;
}

/** Progress through a wizard: completed steps are checked off, and people can go back to them. */
export function Stepper(props: StepperProps) {
  const { label, steps, currentId, onGoTo, className, ref } = props;
  const text = useText();
  const currentIndex = steps.findIndex(({ id }) => id === currentId);
  return (
    <nav ref={ref} className={className} aria-label={label}>
      <ol className={css.list}>
        {steps.map(({ id, name }, index) => {
          const state = index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'next';
          const content = (
            <>
              <span className={css.mark[state]} aria-hidden="true">
                {state === 'done' ? <Check size={14} strokeWidth={2.25} /> : index + 1}
              </span>
              <span className={css.name[state]}>{name}</span>
            </>
          );
          return (
            <li
              key={id}
              className={css.step}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && onGoTo ? (
                <button
                  type="button"
                  className={css.button}
                  aria-label={text('stepper.goBack', { name })}
                  onClick={() => onGoTo(id)}
                >
                  {content}
                </button>
              ) : (
                <span className={css.label}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
