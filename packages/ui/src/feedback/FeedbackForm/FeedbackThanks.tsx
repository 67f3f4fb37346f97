'use client';
import { useEffect, useRef } from 'react';
import { CircleCheck } from 'lucide-react';
import { useText } from '../../provider/index.ts';
import * as css from './FeedbackForm.css.ts';

/** Takes the place of the form, and the focus that the form's button had. */
export function FeedbackThanks({ mayContact }: { readonly mayContact: boolean }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={css.thanks}>
      <p className={css.thanksTitle}>
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        {text('feedback.thanks')}
      </p>
      <p>{text(mayContact ? 'feedback.thanks.contact' : 'feedback.thanks.noContact')}</p>
    </div>
  );
}
