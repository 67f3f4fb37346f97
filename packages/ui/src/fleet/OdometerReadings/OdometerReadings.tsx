'use client';
import { useEffect, useRef, useState } from 'react';
import { odometerReading } from '@forecourt/validation';
import { classes, type HostProps } from '../../host/index.ts';
import { formatCount } from '../../format/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useText } from '../../provider/index.ts';
import { issuesOf, orNull } from '../form/index.ts';
import * as css from './OdometerReadings.css.ts';

export interface OdometerReadingItem {
  readonly id: string;
  /** For example, "Nov 18, 10:41 AM". */
  readonly when: string;
  /** For example, "62 gal, 7.2 mpg". */
  readonly about: string;
  /** As entered at the pump; `null` if nothing was entered. */
  readonly typedMiles: number | null;
  /** The corrected value; `null` if not corrected. */
  readonly correctedMiles: number | null;
  readonly correctedBy: string | null;
  readonly isDoubtful: boolean;
  /** Recorded outside of our cards; it must be corrected there. */
  readonly isElsewhere?: boolean;
}

/** Resolves to whether it was saved; `false` keeps the form open. If not a promise, it closes. */
type OnCorrect = (
  id: string,
  odometerMiles: number,
  reason: string | null,
) => Promise<boolean> | void;

export interface OdometerReadingsProps extends HostProps<HTMLUListElement> {
  readonly readings: readonly OdometerReadingItem[];
  /** Omit it for people with view-only access. */
  readonly onCorrect?: OnCorrect | undefined;
  readonly isSending?: boolean;
}

const FOCUSED = { autoFocus: true } as const;

const rule = odometerReading({ previous: null });

interface CorrectionProps {
  readonly reading: OdometerReadingItem;
  readonly isSending: boolean;
  readonly onSave: (miles: number, reason: string | null) => void;
  readonly onCancel: () => void;
}

function Correction({ reading, isSending, onSave, onCancel }: CorrectionProps) {
  const text = useText();
  const initialMiles = reading.correctedMiles ?? reading.typedMiles;
  const [typed, setTyped] = useState(initialMiles === null ? '' : String(initialMiles));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The person just chose to correct this reading.
  useEffect(() => field.current?.select(), []);
  const [issue] = isChecked ? issuesOf(rule, typed) : [];
  const save = () => {
    setChecked(true);
    const result = rule.safeParse(typed);
    if (result.success) onSave(result.data, orNull(reason));
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        ref={field}
        label={text('readings.right')}
        look="number"
        inputMode="numeric"
        suffix={text('readings.miles')}
        value={typed}
        onChange={setTyped}
        error={issue && text(issue.key, issue.params)}
      />
      <TextField
        label={text('readings.why')}
        optionalText={text('form.optional')}
        value={reason}
        onChange={setReason}
        maxLength={200}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" size="compact" isPending={isSending}>
          {text('readings.save')}
        </Button>
        <Button size="compact" onPress={onCancel}>
          {text('readings.cancel')}
        </Button>
      </div>
    </form>
  );
}

/**
 * Odometer readings from a vehicle's fill-ups. A wrong one can be corrected in place; the value
 * entered at the pump remains next to the correction. [MSG-53]
 */
export function OdometerReadings(props: OdometerReadingsProps) {
  const { readings, onCorrect, isSending = false, className, ref } = props;
  const text = useText();
  /** The reading whose form is open, or was closed last: its button then takes over focus. */
  const [form, setForm] = useState<{ readonly id: string; readonly isOpen: boolean } | null>(null);
  const openId = form?.isOpen ? form.id : null;
  // Another form may have been opened before the response arrives.
  const close = (id: string) =>
    setForm((current) => (current?.id === id ? { id, isOpen: false } : current));
  return (
    <ul ref={ref} aria-label={text('readings.label')} className={classes(css.list, className)}>
      {readings.map((reading) => {
        const { id, when, about, typedMiles, correctedMiles, correctedBy, isDoubtful } = reading;
        const mayCorrect = onCorrect !== undefined && reading.isElsewhere !== true;
        const effectiveMiles = correctedMiles ?? typedMiles;
        return (
          <li key={id} className={css.item}>
            <span className={css.reading}>
              {effectiveMiles === null ? text('readings.none') : formatCount(effectiveMiles)}
              {correctedMiles !== null && typedMiles !== null && (
                <span className={css.typed}>
                  {text('readings.typed', { miles: formatCount(typedMiles) })}
                </span>
              )}
            </span>
            {mayCorrect && openId !== id && (
              <Button
                {...(form?.id === id ? FOCUSED : {})}
                size="compact"
                variant="quiet"
                aria-label={text('readings.correctOne', { when })}
                onPress={() => setForm({ id, isOpen: true })}
              >
                {text('readings.correct')}
              </Button>
            )}
            <p className={css.about}>
              {[
                when,
                about,
                ...(correctedBy === null
                  ? []
                  : [text('readings.corrected', { name: correctedBy })]),
              ].join(' · ')}
            </p>
            {isDoubtful && <p className={css.doubt}>{text('readings.doubtful')}</p>}
            {mayCorrect && openId === id && (
              <Correction
                reading={reading}
                isSending={isSending}
                onCancel={() => close(id)}
                onSave={(miles, reason) => {
                  const saveResult = onCorrect(id, miles, reason);
                  if (saveResult) void saveResult.then((isSaved) => isSaved && close(id));
                  else close(id);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
