'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldIssue } from '@forecourt/validation';
import { useDirty, type HostProps } from '../../host/index.ts';
import { InlineMessage } from '../../feedback/InlineMessage/index.ts';
import { FormLayout } from '../../layout/FormLayout/index.ts';
import {
  FormFields,
  showIssues,
  useRuledForm,
  type EntitySchema,
  type GatewayIssue,
} from '../../form/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import { countErrors } from './countErrors.ts';
import { useSavedDraft, type DraftProps } from './useSavedDraft.ts';

/** Props shared by all entity forms. */
export interface EntityFormProps<Entity> extends HostProps<HTMLFormElement>, DraftProps {
  readonly isSaving?: boolean;
  /** Shows all fields but prevents changes: no permission, or the account is locked. */
  readonly isReadOnly?: boolean;
  readonly isDisabled?: boolean;
  /** Why the whole form failed, and what to do. The person's input is preserved. */
  readonly error?: ReactNode;
  /** Issues reported by the gateway, by field. */
  readonly issues?: readonly GatewayIssue[] | undefined;
  readonly onSave: (entity: Entity) => void;
  /** Called with the number of invalid fields when Save is pressed; the first one has focus. */
  readonly onInvalid?: (count: number) => void;
  readonly onCancel: () => void;
  /** Called when the form becomes dirty, and when all changes are undone. */
  readonly onDirty?: (isDirty: boolean) => void;
}

interface FormShellProps<Draft extends FieldValues, Entity> extends EntityFormProps<Entity> {
  readonly draft: Draft;
  /** Schema of the entity; fields that do not accept `null` are marked as required. */
  readonly schema?: EntitySchema;
  readonly check: (draft: Draft) => readonly FieldIssue[];
  readonly toEntity: (draft: Draft) => Entity;
  /** Maps an issue's path to the form's field; defaults to the path itself. */
  readonly fieldOf?: (path: string) => string;
  readonly saveLabel: string;
  readonly note?: ReactNode;
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

const NO_ISSUES: readonly GatewayIssue[] = [];

/**
 * The frame of an entity form: manages the draft, checks fields on blur, and moves focus to the
 * first invalid field on Save or after the gateway reports issues. [UI-19]
 */
export function EntityForm<Draft extends FieldValues, Entity>(
  props: FormShellProps<Draft, Entity>,
) {
  const { draft, schema, check, toEntity, issues = NO_ISSUES, isReadOnly = false, onDirty } = props;
  const { isSaving = false, isDisabled = false, fieldOf, className, ref } = props;
  const text = useText();
  const gatewayText = useText<string>();
  // Keeps the draft even if the entity changes elsewhere in the meantime.
  const [initialDraft] = useState(draft);
  const form = useRuledForm(check, { values: initialDraft });
  useDirty(form.formState.isDirty, onDirty);
  useSavedDraft(form, props);
  const shownIssues = useRef(JSON.stringify(NO_ISSUES));
  useEffect(() => {
    // Compares by content, because hosts recreate the array on each render and must not move focus.
    const content = JSON.stringify(issues);
    if (content === shownIssues.current) return;
    shownIssues.current = content;
    showIssues(form, issues, gatewayText, fieldOf);
  }, [issues, fieldOf, form, gatewayText]);

  const formError = form.formState.errors.root?.message;
  const submit = form.handleSubmit(
    (values) => props.onSave(toEntity(values)),
    (errors) => props.onInvalid?.(countErrors(errors)),
  );

  return (
    <FormFields form={form} isReadOnly={isReadOnly} isDisabled={isDisabled} schema={schema}>
      <FormLayout
        ref={ref}
        className={className}
        onSubmit={(event) => void submit(event)}
        summary={props.summary}
        note={isReadOnly ? undefined : props.note}
        actions={
          isReadOnly ? null : (
            <>
              <Button onPress={props.onCancel}>{text('form.cancel')}</Button>
              <Button type="submit" variant="primary" isPending={isSaving} isDisabled={isDisabled}>
                {props.saveLabel}
              </Button>
            </>
          )
        }
      >
        {props.error}
        {formError !== undefined && (
          <InlineMessage tone="bad" isLive>
            {formError}
          </InlineMessage>
        )}
        {props.children}
      </FormLayout>
    </FormFields>
  );
}
