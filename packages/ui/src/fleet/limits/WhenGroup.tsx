'use client';
import { TIME_WINDOWS_MAX } from '@forecourt/validation';
import { Plus, Trash2 } from 'lucide-react';
import { useContext } from 'react';
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useFocusAfterRemoval } from '../../host/index.ts';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { Button, IconButton } from '../../primitives/Button/index.ts';
import { DaysOfWeekField } from '../../primitives/DaysOfWeekField/index.ts';
import { TimeWindowField } from '../../primitives/TimeWindowField/index.ts';
import { useText } from '../../provider/index.ts';
import { FormCheckbox, useFormMode } from '../form/index.ts';
import { BlankTextsContext } from './blankTexts.ts';
import { FIRST_WINDOW, type LimitDraft } from './draft.ts';
import * as css from './limits.css.ts';

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
          <Controller
            control={control}
            name={`windows.${index}`}
            render={({ field: windowField, fieldState }) => (
              <TimeWindowField
                label={text('limits.field.hours', { at: index + 1, count: fields.length })}
                value={windowField.value}
                onChange={windowField.onChange}
                isDisabled={mode.isDisabled}
                isReadOnly={mode.isReadOnly}
                error={fieldState.error?.message ?? fieldState.error?.root?.message}
              />
            )}
          />
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
  const mode = useFormMode();
  return (
    <FormGroup title={text('limits.when')} hint={zones} columns={1}>
      <Controller
        control={control}
        name="days"
        render={({ field, fieldState }) => (
          <DaysOfWeekField
            label={text('limits.field.days')}
            help={blank.days === null ? undefined : text(blank.days)}
            value={field.value}
            onChange={(days) => field.onChange([...days])}
            isDisabled={mode.isDisabled}
            isReadOnly={mode.isReadOnly}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormCheckbox<LimitDraft> name="isAnyHour">{text(blank.hours)}</FormCheckbox>
      {!isAnyHour && <Windows />}
    </FormGroup>
  );
}
