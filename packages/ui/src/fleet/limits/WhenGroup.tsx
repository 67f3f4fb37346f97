'use client';
import { TIME_WINDOWS_MAX } from '@forecourt/validation';
import { Plus, Trash2 } from 'lucide-react';
import { useContext } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useFocusAfterRemoval } from '../../host/index.ts';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { Button, IconButton } from '../../primitives/Button/index.ts';
import { DaysOfWeekField } from '../../primitives/DaysOfWeekField/index.ts';
import { TimeWindowField } from '../../primitives/TimeWindowField/index.ts';
import { useText } from '../../provider/index.ts';
import { FormCheckbox, useFormField, useFormMode } from '../form/index.ts';
import { BlankTextsContext } from './blankTexts.ts';
import { FIRST_WINDOW, type LimitDraft } from './draft.ts';
import * as css from './limits.css.ts';

function Hours({ index, count }: { readonly index: number; readonly count: number }) {
  const text = useText();
  const { isDisabled, isReadOnly } = useFormMode();
  const field = useFormField<LimitDraft, `windows.${number}`>(`windows.${index}`);
  return (
    <TimeWindowField
      {...field}
      label={text('limits.field.hours', { at: index + 1, count })}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
    />
  );
}

function Windows() {
  const text = useText();
  const { control } = useFormContext<LimitDraft>();
  const mode = useFormMode();
  const isFixed = mode.isDisabled || mode.isReadOnly;
  const { fields, append, remove } = useFieldArray({ control, name: 'windows' });
  const { refOf, restRef, hold } = useFocusAfterRemoval(fields.map(({ id }) => id));
  return (
    <div className={css.windows}>
      {fields.map((field, index) => (
        <div key={field.id} className={css.window}>
          <Hours index={index} count={fields.length} />
          {fields.length > 1 && !isFixed && (
            <IconButton
              ref={refOf(field.id)}
              label={text('limits.removeHours', { at: index + 1 })}
              icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
              onPress={() => {
                hold(field.id);
                remove(index);
              }}
            />
          )}
        </div>
      ))}
      {fields.length < TIME_WINDOWS_MAX && !isFixed && (
        <Button
          ref={restRef}
          size="compact"
          variant="quiet"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onPress={() => append({ ...FIRST_WINDOW })}
        >
          {text('limits.addHours')}
        </Button>
      )}
    </div>
  );
}

/** Days and hours at which the card works. */
export function WhenGroup({ zones }: { readonly zones?: string | undefined }) {
  const text = useText();
  const blank = useContext(BlankTextsContext);
  const { control } = useFormContext<LimitDraft>();
  const isAnyHour = useWatch({ control, name: 'isAnyHour' });
  const { isDisabled, isReadOnly } = useFormMode();
  const days = useFormField<LimitDraft, 'days'>('days');
  return (
    <FormGroup title={text('limits.when')} hint={zones} columns={1}>
      <DaysOfWeekField
        {...days}
        label={text('limits.field.days')}
        help={blank.days === null ? undefined : text(blank.days)}
        onChange={(chosen) => days.onChange([...chosen])}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
      <FormCheckbox<LimitDraft> name="isAnyHour">{text(blank.hours)}</FormCheckbox>
      {!isAnyHour && <Windows />}
    </FormGroup>
  );
}
