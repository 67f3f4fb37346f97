import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Pair } from '../guide.ts';
import * as css from './docs.css.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface SideProps {
  readonly word: string;
  readonly kind: 'good' | 'bad';
  readonly why: string;
  readonly children: ReactNode;
}

function Side({ word, kind, why, children }: SideProps) {
  return (
    <figure className={css.sides[kind]}>
      {/* The bad example is inert, so that it cannot be used and adds no landmarks. */}
      <div className={css.example} inert={kind === 'bad'}>
        {children}
      </div>
      <figcaption className={css.why}>
        <strong className={css.verdicts[kind]}>
          {kind === 'good' ? <Check {...icon} /> : <X {...icon} />}
          {word}
        </strong>
        <span>{why}</span>
      </figcaption>
    </figure>
  );
}

/** Live examples of what to do and what not to do, side by side. */
export function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  return pairs.map(({ good, because, bad, insteadOf }) => (
    <div key={because} className={css.pair}>
      <Side word="Do" kind="good" why={because}>
        {good}
      </Side>
      <Side word="Don’t" kind="bad" why={insteadOf}>
        {bad}
      </Side>
    </div>
  ));
}
